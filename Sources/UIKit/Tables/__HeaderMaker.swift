import Foundation

/// As `__CellMaker`, for headers and footers.
open class __HeaderMaker: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
