import Foundation

/// Finds the classes that an Interface Builder document names.
@MainActor enum NibClasses {
    /// The class that an element stands for; nil for an element that is not an object of this framework.
    static func frameworkClass(of element: NibElement) -> NSObject.Type? {
        byElement[element.name] ?? NibElements.classes[element.name] ?? foreign[element.name]
    }

    /// Says that an element of another framework is only there as an empty view or controller.
    private static func reportForeign(_ element: NibElement, in document: NibDocument) {
        guard NibElements.classes[element.name] == nil, let framework = foreign[element.name] else { return }
        DiagnosticsChannel.shared.report(
            limit: .unknownElement,
            "element '\(element.name)' is of a framework that is not supported; an empty \(framework) takes its place",
            file: document.file, line: element.line)
    }

    private static let byElement: [String: NSObject.Type] = [
        "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self, "label": UILabel.self,
        "imageView": UIImageView.self, "control": UIControl.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "button": UIButton.self,
        "switch": UISwitch.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self,
        "progressView": UIProgressView.self, "segmentedControl": UISegmentedControl.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "pageControl": UIPageControl.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "visualEffectView": UIVisualEffectView.self,
        "textField": UITextField.self, "textView": UITextView.self, "searchBar": UISearchBar.self,
        "refreshControl": UIRefreshControl.self, "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
        "navigationBar": UINavigationBar.self, "navigationItem": UINavigationItem.self,
        "barButtonItem": UIBarButtonItem.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        // Interface Builder's own slip of the pen.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "customObject": NSObject.self,
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "tabBarItem": UITabBarItem.self,
    ]

    /// Elements of frameworks that are not UIKit's, and what takes their places so that the layout stays.
    private static let foreign: [String: NSObject.Type] = [
        "mapView": UIView.self, "wkWebView": UIView.self, "webView": UIView.self, "mtkView": UIView.self,
        "glkView": UIView.self, "skView": UIView.self, "sceneKitView": UIView.self, "arscnView": UIView.self,
        "arskView": UIView.self, "adBannerView": UIView.self, "avPlayerViewController": UIViewController.self,
        "glkViewController": UIViewController.self,
    ]

    static func isView(_ element: NibElement) -> Bool { frameworkClass(of: element) is UIView.Type }

    static func isController(_ element: NibElement) -> Bool {
        frameworkClass(of: element) is UIViewController.Type || element.name == "viewControllerPlaceholder"
    }

    /// The class to make: the custom one if the document names one that exists, otherwise the framework's.
    ///
    /// A custom class that does not exist is logged and replaced by the framework's (fact 9.30).
    static func type(for element: NibElement, in document: NibDocument) -> NSObject.Type? {
        guard let framework = frameworkClass(of: element) else { return nil }
        reportForeign(element, in: document)
        guard let name = element["customClass"] else { return framework }
        let module = element["customModule"]
        if let custom = find(name, module: module, isOfTarget: element["customModuleProvider"] == "target") {
            if let type = custom as? NSObject.Type, isKind(custom, of: framework) { return type }
            DiagnosticsChannel.shared.report(
                "interface-builder.wrong-class",
                "class \(name) is not a kind of \(framework), which the element \(element.name) needs",
                advice: "Change the class's superclass, or the class in Interface Builder's identity inspector.",
                file: document.file, line: element.line)
            return framework
        }
        // Interface Builder names no module for the system's classes.
        if module == nil, name.hasPrefix("UI") {
            DiagnosticsChannel.shared.report(
                limit: .unsupportedClass, "class \(name) is not supported; \(framework) takes its place",
                file: document.file, line: element.line)
            return framework
        }
        // Choice (15.12): a finding, and the framework's class.
        let spelled = module.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" } ?? name
        DiagnosticsChannel.shared.report(
            "interface-builder.unknown-class", "Unknown class \(spelled) in Interface Builder file.",
            advice: "Check the class and its module in the identity inspector.",
            file: document.file, line: element.line)
        return framework
    }

    /// Looks in the module that the document names, in the app, in this framework and in those beside it.
    ///
    /// "Inherit Module From Target" means the app, although the name beside it may be one from before the app was renamed.
    static func find(_ name: String, module: String?, isOfTarget: Bool = false) -> AnyClass? {
        // A name with dots or mangled parts would be looked up as something else than a class of a module.
        guard isIdentifier(name) else { return nil }
        let app = [delegateModule, executableModule]
        for module in (isOfTarget ? app + [module] : [module] + app) + ["UIKit"] + TypeOrigin.companions {
            guard let module, isIdentifier(module) else { continue }
            if let type = NSClassFromString("\(module).\(name)") { return type }
        }
        return nil
    }

    /// The module of the app's delegate.
    private static var delegateModule: String? {
        guard let delegate = UIApplication.shared.delegate else { return nil }
        return String(reflecting: Swift.type(of: delegate)).split(separator: ".").first.map(String.init)
    }

    /// The module that an executable of this name has: everything but letters and digits is replaced, and so is a digit at
    /// the start.
    private static let executableModule: String? = {
        let name =
            Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String
            ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
            ?? Bundle.main.executableURL?.lastPathComponent
        guard let name else { return nil }
        let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return module.first?.isNumber == true ? "_" + module.dropFirst() : module
    }()

    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

}

/// Whether a class is another or below it.
func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
    var candidate: AnyClass? = type
    while let current = candidate {
        if current == base { return true }
        candidate = _getSuperclass(current)
    }
    return false
}
