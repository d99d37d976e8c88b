import Foundation

/// For `CellMaking` only; open because the initialisers of a class that nobody can subclass are not called through the
/// method table. No instance of this class itself is made.
open class __CellMaker: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
