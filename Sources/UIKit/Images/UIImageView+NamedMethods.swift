extension UIImageView {
    /// The methods of image views that apps name by selector.
    static var imageMethods: [String: ObjectiveCTable.Method] {
        func view(_ object: AnyObject) -> UIImageView { unsafeDowncast(object, to: UIImageView.self) }
        return [
            "startAnimating": { object, _ in view(object).startAnimating() },
            "stopAnimating": { object, _ in view(object).stopAnimating() },
        ]
    }
}
