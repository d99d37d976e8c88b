import Foundation

/// An edited picture: the app writes it as a JPEG file to `renderedContentURL`.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
    /// Where the app writes the edited picture.
    public let renderedContentURL: URL
    /// What the app says of the edit.
    open var adjustmentData: PHAdjustmentData?

    private override init() {
        renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jpeg")
        super.init()
    }

    /// An output for what was asked for to edit.
    public convenience init(contentEditingInput: PHContentEditingInput) { self.init() }

    /// An output for the picture of a new asset.
    public convenience init(placeholderForCreatedAsset placeholder: PHObjectPlaceholder) { self.init() }
}
