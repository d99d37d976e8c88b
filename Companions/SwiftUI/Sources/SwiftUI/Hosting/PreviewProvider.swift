/// Something that Xcode shows while an app is written; apps that run have no use for it.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of what is shown.
    associatedtype Previews: View
    /// What is shown.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
