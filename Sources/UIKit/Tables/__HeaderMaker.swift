import Foundation

/// A stand-in like `__CellMaker`, for headers and footers.
open class __HeaderMaker: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    /// Never called; required of every subclass of a header view.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
