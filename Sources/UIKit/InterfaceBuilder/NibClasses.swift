import Foundation

/// Finds the classes that an Interface Builder document names.
@MainActor enum NibClasses {
    /// The class that an element stands for; nil for an element that is no object of a known framework.
    static func frameworkClass(of element: NibElement) -> NSObject.Type? { NibElements.entry(element.name)?.type }

    /// Says that an element of another framework is only there as an empty view or controller.
    private static func reportStandIn(_ element: NibElement, in document: NibDocument) {
        guard let entry = NibElements.entry(element.name), entry.isStandIn else { return }
        DiagnosticsChannel.shared.report(
            limit: .unknownElement,
            "element '\(element.name)' is of a framework that is not supported; an empty \(entry.type) takes its place",
            file: document.file, line: element.line)
    }

    static func isView(_ element: NibElement) -> Bool { frameworkClass(of: element) is UIView.Type }

    static func isController(_ element: NibElement) -> Bool {
        frameworkClass(of: element) is UIViewController.Type || element.name == "viewControllerPlaceholder"
    }

    /// The class to make: the custom one if the document names one that exists, otherwise the framework's.
    ///
    /// A custom class that does not exist is logged and replaced by the framework's (fact 9.30).
    static func type(for element: NibElement, in document: NibDocument) -> NSObject.Type? {
        guard let framework = frameworkClass(of: element) else { return nil }
        reportStandIn(element, in: document)
        guard let name = element["customClass"] else { return framework }
        let module = element["customModule"]
        if let custom = find(name, module: module) {
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
    /// "Inherit Module From Target" means the module of the document's own target, a framework's or the app's. The name beside
    /// it may be one from before the app was renamed.
    static func find(_ name: String, module: String?) -> AnyClass? {
        // A name with dots or mangled parts would be looked up as something else than a class of a module.
        guard isIdentifier(name) else { return nil }
        for module in [module, delegateModule, executableModule, "UIKit"] + TypeOrigin.companions {
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
