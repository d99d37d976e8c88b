import Foundation

extension UIButton {
    /// `T(type:)`, with a class that is only known at run time.
    public static func __make(type: ButtonType) -> Self {
        let button = __make(frame: .zero)
        button.adopt(type)
        return button
    }
}
