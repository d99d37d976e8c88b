extension UIActivityIndicatorView {
    /// The methods of wheels that apps name by selector.
    static var wheelMethods: [String: ObjectiveCTable.Method] {
        func wheel(_ object: AnyObject) -> UIActivityIndicatorView {
            unsafeDowncast(object, to: UIActivityIndicatorView.self)
        }
        return [
            "startAnimating": { object, _ in wheel(object).startAnimating() },
            "stopAnimating": { object, _ in wheel(object).stopAnimating() },
        ]
    }
}
