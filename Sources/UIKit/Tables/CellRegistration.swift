import Foundation

/// Makes cells of classes that are only known at run time, as `ObjectMaking.swift` does for `init()`.
@MainActor enum CellMaking {
    @inline(never) static func makeCell(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        let maker = unsafeBitCast(type, to: __CellMaker.Type.self)
        return unsafeDowncast(
            maker.init(style: .default, reuseIdentifier: reuseIdentifier) as AnyObject, to: UITableViewCell.self)
    }

    @inline(never) static func makeHeader(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
    ) -> UITableViewHeaderFooterView {
        let maker = unsafeBitCast(type, to: __HeaderMaker.Type.self)
        return unsafeDowncast(
            maker.init(reuseIdentifier: reuseIdentifier) as AnyObject, to: UITableViewHeaderFooterView.self)
    }
}

/// For `CellMaking` only; open because the initialisers of a class that nobody can subclass are not called through the
/// method table. No instance of this class itself is made.
open class __CellMaker: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// As `__CellMaker`, for headers and footers.
open class __HeaderMaker: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

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
