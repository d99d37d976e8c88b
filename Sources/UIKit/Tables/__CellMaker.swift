import Foundation

/// A stand-in for `CellMaking` only; open because the initialisers of a class that nobody can subclass are not called
/// through the method table. No instance of this class itself is made.
open class __CellMaker: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Never called; required of every subclass of a cell.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
    /// `T(style:reuseIdentifier:)`, with a class that is only known at run time.
    @inline(never) public static func __make(style: CellStyle, reuseIdentifier: String?) -> Self {
        let maker = unsafeBitCast(self, to: __CellMaker.Type.self)
        return unsafeDowncast(
            maker.init(style: style, reuseIdentifier: reuseIdentifier) as AnyObject, to: Self.self)
    }
}
