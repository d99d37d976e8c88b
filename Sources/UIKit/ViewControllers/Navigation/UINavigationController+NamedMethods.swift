extension UINavigationController {
    /// The methods of navigation controllers that apps name by selector.
    static var navigationMethods: [String: ObjectiveCTable.Method] {
        func controller(_ object: AnyObject) -> UINavigationController {
            unsafeDowncast(object, to: UINavigationController.self)
        }
        return [
            "popViewControllerAnimated:": { object, arguments in
                controller(object).popViewController(animated: ObjectiveCTable.truth(arguments[0]))
            },
            "popToRootViewControllerAnimated:": { object, arguments in
                controller(object).popToRootViewController(animated: ObjectiveCTable.truth(arguments[0]))
            },
        ]
    }
}
