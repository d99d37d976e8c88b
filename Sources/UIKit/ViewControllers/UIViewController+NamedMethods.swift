extension UIViewController {
    /// The methods of view controllers that apps name by selector.
    static var controllerMethods: [String: ObjectiveCTable.Method] {
        func controller(_ object: AnyObject) -> UIViewController { unsafeDowncast(object, to: UIViewController.self) }
        return [
            "dismissViewControllerAnimated:completion:": { object, arguments in
                controller(object).dismiss(
                    animated: ObjectiveCTable.truth(arguments[0]), completion: arguments[1] as? () -> Void)
            },
            "removeFromParentViewController": { object, _ in controller(object).removeFromParent() },
            "setNeedsStatusBarAppearanceUpdate": { object, _ in controller(object).setNeedsStatusBarAppearanceUpdate()
            },
        ]
    }
}
