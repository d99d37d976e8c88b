import Foundation

/// A segue as the document has it: the description from which a segue is made each time it is triggered.
@MainActor final class SegueTemplate: NSObject, ObjectiveCExposed {
    enum Kind: String {
        case show, showDetail, presentation, popoverPresentation, embed, relationship, unwind, custom
        // Of older documents.
        case push, modal, popover, replace
    }

    let element: NibElement
    let kind: Kind
    let identifier: String?
    let destination: String?
    weak var scene: StoryboardScene?
    /// The view or bar button item that a popover points to, once it is there.
    weak var anchor: AnyObject?

    init?(_ element: NibElement, of scene: StoryboardScene) {
        let name = element["kind"] ?? ""
        guard let kind = Kind(rawValue: name) else {
            DiagnosticsChannel.shared.report(
                limit: .unknownElement, "segues of the kind '\(name)' are not supported", file: scene.document.file,
                line: element.line)
            element.ignore()
            return nil
        }
        self.element = element
        self.kind = kind
        self.scene = scene
        identifier = element["identifier"]
        destination = element["destination"]
        super.init()
        _ = (element.id, element["splitViewControllerTargetIndex"])
        // Asked for when the segue is performed; all are dealt with.
        for name in [
            "customClass", "customModule", "customModuleProvider", "destinationCreationSelector", "unwindAction",
            "relationship", "modalPresentationStyle", "modalTransitionStyle", "animates", "popoverAnchorView",
            "popoverAnchorBarButtonItem", "trigger", "inheritsFrom",
        ] { _ = element[name] }
        for name in ["up", "down", "left", "right"] { _ = element.child("popoverArrowDirection")?[name] }
    }

    nonisolated static func == (left: SegueTemplate, right: SegueTemplate) -> Bool { left === right }

    // MARK: Triggers

    /// What controls, bar button items and recognizers call.
    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "UIStoryboardSegueTemplate",
            methods: [
                "perform:": { template, arguments in
                    unsafeDowncast(template, to: SegueTemplate.self).trigger(arguments.first ?? nil)
                    return nil
                }
            ])
    }

    static let action = Selector("perform:")

    /// The user asks for the segue; the source may refuse (fact 9.32).
    func trigger(_ sender: Any?) {
        // A long press goes on being recognised while the finger is down.
        if let recognizer = sender as? UIGestureRecognizer {
            guard recognizer.state == .began || recognizer.state == .ended && !recognizer.isContinuous else { return }
        }
        guard let source = scene?.controller,
            source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
        else { return }
        perform(sender)
    }

    /// Makes the destination and the segue, tells the source, and performs the segue (fact 9.31).
    func perform(_ sender: Any?) {
        guard let source = scene?.controller else { return }
        if kind == .unwind { return performUnwinding(from: source, sender) }
        guard let destination = makeDestination(source, sender),
            let segue = makeSegue(from: source, to: destination, sender)
        else { return }
        applyPresentation(to: destination, sender)
        // Choice (15.11): the destination's view is not loaded yet.
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    // MARK: Making

    func makeDestination(_ source: UIViewController, _ sender: Any?) -> UIViewController? {
        guard let scene, let destination else { return nil }
        guard let selector = element["destinationCreationSelector"] else {
            return found(scene.storyboard.instantiate(destination))
        }
        // The source's `@IBSegueAction` makes the destination, or leaves it to the storyboard.
        let identifier = identifier
        return found(
            scene.storyboard.instantiate(destination) { coder in
                MessageSending.send(Selector(selector), to: source, arguments: [coder, sender, identifier])
                    as? UIViewController
            })
    }

    private func found(_ controller: UIViewController?) -> UIViewController? {
        if controller == nil {
            DiagnosticsChannel.shared.report(
                "interface-builder.segue-without-destination",
                "the segue leads to no controller that could be made", file: scene?.document.file, line: element.line)
        }
        return controller
    }

    private func makeSegue(
        from source: UIViewController, to destination: UIViewController, _ sender: Any?
    ) -> UIStoryboardSegue? {
        let segue = makeSegue(from: source, to: destination)
        segue.behavior = behavior(sender)
        return segue
    }

    /// A segue of the document's class; the framework's own where there is none.
    func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        if let name = element["customClass"], let document = scene?.document {
            let found: AnyClass? = NibClasses.find(
                name, module: element["customModule"])
            if let type = found as? UIStoryboardSegue.Type {
                return SegueMaking.make(type, identifier: identifier, source: source, destination: destination)
            }
            DiagnosticsChannel.shared.report(
                "interface-builder.unknown-class", "Unknown segue class \(name) in Interface Builder file.",
                advice: "Check the class and its module in the attributes inspector.", file: document.file,
                line: element.line)
        }
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
}

extension UIGestureRecognizer {
    /// Whether it goes on after it has begun.
    fileprivate var isContinuous: Bool { !isDiscrete }
}
