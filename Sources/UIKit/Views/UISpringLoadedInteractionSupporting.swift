/// A view or an item that something carried over it for a moment can activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
    /// Whether something carried over it for a moment activates it, which nothing does in Matryoshka: `true` is reported.
    var isSpringLoaded: Bool { get set }
}

/// The report on activation by what is carried.
@MainActor enum SpringLoading {
    static func report(_ isWanted: Bool, by owner: AnyObject) {
        guard isWanted else { return }
        Findings.report(
            limit: "drag-and-drop.spring-loading",
            "\(plainClassName(owner)).isSpringLoaded has no effect: nothing that is carried activates what it is over",
            advice: "Let people tap it.")
    }
}
