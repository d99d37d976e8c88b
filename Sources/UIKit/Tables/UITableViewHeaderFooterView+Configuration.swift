import Foundation

/// Content and background that configurations describe.
extension UITableViewHeaderFooterView: ConfiguredView {
    func prepareContentView(_ view: UIView) {}

    func didReplaceContentView() {
        // The label was in the old one.
        storedTextLabel = nil
        givenMargins = nil
    }

    var lookConfiguration: UIListContentConfiguration {
        switch look {
        case .plain: .plainHeader()
        case .groupHeader: .groupedHeader()
        case .groupFooter: .groupedFooter()
        }
    }
}
