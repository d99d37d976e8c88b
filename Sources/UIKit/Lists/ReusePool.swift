import Foundation

/// Views that scrolled away, by identifier, and what makes new ones.
@MainActor struct ReusePool<View: UIView> {
    private var makers: [String: () -> View?] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ identifier: String, _ maker: (() -> View?)?) {
        makers[identifier] = maker
        // Those made before would be of another kind.
        waiting[identifier] = nil
    }

    func knows(_ identifier: String) -> Bool { makers[identifier] != nil }
    func make(_ identifier: String) -> View? { makers[identifier]?() }

    mutating func add(_ view: View, _ identifier: String) { waiting[identifier, default: []].append(view) }
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// The views that nobody uses now.
    var all: [View] { waiting.values.flatMap(\.self) }
}
