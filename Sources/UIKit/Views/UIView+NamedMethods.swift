import Foundation

extension UIView {
    /// The methods of views that apps name by selector.
    static var namedMethods: [String: ObjectiveCTable.Method] {
        func view(_ object: AnyObject) -> UIView { unsafeDowncast(object, to: UIView.self) }
        return [
            "setNeedsLayout": { object, _ in view(object).setNeedsLayout() },
            "layoutIfNeeded": { object, _ in view(object).layoutIfNeeded() },
            "setNeedsDisplay": { object, _ in view(object).setNeedsDisplay() },
            "removeFromSuperview": { object, _ in view(object).removeFromSuperview() },
            "sizeToFit": { object, _ in view(object).sizeToFit() },
            "setNeedsUpdateConstraints": { object, _ in view(object).setNeedsUpdateConstraints() },
            "invalidateIntrinsicContentSize": { object, _ in view(object).invalidateIntrinsicContentSize() },
            "endEditing:": { object, arguments in view(object).endEditing(ObjectiveCTable.truth(arguments[0])) },
        ]
    }
}
