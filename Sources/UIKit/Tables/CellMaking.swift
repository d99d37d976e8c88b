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
