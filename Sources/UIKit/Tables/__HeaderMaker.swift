import Foundation

/// A stand-in like `__CellMaker`, for headers and footers.
open class __HeaderMaker: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    /// Never called; required of every subclass of a header view.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewHeaderFooterView {
    /// `T(reuseIdentifier:)`, with a class that is only known at run time.
    @inline(never) public static func __make(reuseIdentifier: String?) -> Self {
        let maker = unsafeBitCast(self, to: __HeaderMaker.Type.self)
        return unsafeDowncast(maker.init(reuseIdentifier: reuseIdentifier) as AnyObject, to: Self.self)
    }
}
