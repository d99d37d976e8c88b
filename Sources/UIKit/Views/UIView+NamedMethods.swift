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
            // The argument is whoever sends the action, which Objective-C takes for true.
            "endEditing:": { object, _ in view(object).endEditing(true) },
        ]
    }
}
