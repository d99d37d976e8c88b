import Foundation
open class UIStackView: UIView {
    func visibilityDidChange(of view: UIView) {}
}
