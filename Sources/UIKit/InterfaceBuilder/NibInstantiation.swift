import Foundation

/// One making of a document's objects.
///
/// In order: objects with their attributes, constraints, runtime attributes, connections, and `awakeFromNib`, when all
/// outlets are set. A storyboard's scene takes two makings; see NibInstantiation+Scenes.swift.
@MainActor final class NibInstantiation {
    let document: NibDocument
    let bundle: Bundle
    private let owner: AnyObject?
    private let externalObjects: [String: AnyObject]
    /// The scene that the objects belong to; nil for a xib.
    let scene: StoryboardScene?
    /// Whether the classes that the document names are made, and not the framework's in their place.
    let takesCustomClasses: Bool
    /// Whether this is the making of a scene before its view.
    var leavesOutView = false
    /// Makes the next controller in place of its class.
    var creator: ((NSCoder) -> UIViewController?)?
    private var objects: [String: AnyObject] = [:]
    private var firstResponderID: String?
    private var constraints: [(element: NibElement, view: UIView, isInstalled: Bool)] = []
    /// Constraints that are not active belong to nobody yet.
    private var keptConstraints: [NSLayoutConstraint] = []
    private var made: [(object: AnyObject, element: NibElement)] = []
    /// Container views, with what goes into them when all is connected.
    var embeddings: [(template: SegueTemplate, container: UIView)] = []

    init(
        _ document: NibDocument, owner: AnyObject?, externalObjects: [String: AnyObject], bundle: Bundle,
        scene: StoryboardScene? = nil
    ) {
        self.scene = scene
        takesCustomClasses = scene?.storyboard.takesCustomClasses ?? true
        self.document = document
        self.owner = owner
        self.externalObjects = externalObjects
        self.bundle = bundle
    }

    func run() -> [Any] {
        let elements = document.objects
        var placeholders: [NibElement] = []
        var topLevel: [Any] = []
        for element in elements {
            if element.name == "placeholder" {
                placeholders.append(element)
                registerPlaceholder(element)
            } else if let object = makeObject(element) {
                topLevel.append(object)
            }
        }
        finish(placeholders, audits: nil)
        NibAudit.report(document)
        return topLevel
    }

    /// Makes one object of the document without the others, such as a prototype cell.
    func makeAlone(_ element: NibElement) -> NSObject? {
        if let scene, let controller = scene.controller, let id = scene.scene.controller.id {
            adopt(scene.objects)
            name(controller, id)
            for element in scene.scene.objects where element.name == "placeholder" { registerPlaceholder(element) }
        }
        let object = makeObject(element)
        finish([], audits: element)
        return object
    }

    /// Does what has to wait until all objects are there.
    ///
    /// - Parameters:
    ///   - audits: The part of the document that has been read by then.
    ///   - connecting: Is called before connections are made.
    func finish(_ placeholders: [NibElement], audits: NibElement?, connecting: () -> Void = {}) {
        for entry in constraints { makeConstraint(entry.element, in: entry.view, isInstalled: entry.isInstalled) }
        for entry in made {
            RuntimeAttributes(entry.element.list("userDefinedRuntimeAttributes"), self).apply(to: entry.object)
        }
        connecting()
        for element in placeholders where element.child(named: "connections") != nil {
            // Without an owner its outlets have no object that could know them (fact 9.20).
            connect(
                element,
                from: element["placeholderIdentifier"] == "IBFilesOwner"
                    ? owner ?? NSObject() : objects[element.id ?? ""])
        }
        for entry in made { connect(entry.element, from: entry.object) }
        for entry in made { awake(entry.object) }
        for embedding in embeddings { embedding.template.embed(in: embedding.container) }
        if let audits { NibAudit.report(audits, in: document) }
    }

    /// Objects that are woken when the container is complete that they are made for.
    static var sleeping: [AnyObject]?

    /// Wakes now what was held back.
    static func wakeSleeping() {
        let objects = sleeping ?? []
        sleeping = nil
        for object in objects { wake(object) }
    }

    private func awake(_ object: AnyObject) {
        if leavesOutView, Self.sleeping != nil { Self.sleeping?.append(object) } else { Self.wake(object) }
    }

    private static func wake(_ object: AnyObject) {
        if let object = object as? any NibObject { return object.awakeFromNib() }
        // An object of the app's own has the method in the table of its class.
        let selector = Selector("awakeFromNib")
        _ = ObjectiveCTable.tables(for: object).lazy.compactMap { $0.method(selector) }.first?(object, [])
    }

    func registerPlaceholder(_ element: NibElement) {
        for name in ["userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID"] {
            _ = element[name]
        }
        guard let id = element.id, let identifier = element["placeholderIdentifier"] else { return }
        switch identifier {
        case "IBFilesOwner": objects[id] = owner
        case "IBFirstResponder": firstResponderID = id
        default: objects[id] = externalObjects[identifier]
        }
    }

    func isFirstResponder(_ id: String?) -> Bool { id != nil && id == firstResponderID }

    // MARK: Objects

    func register(_ object: AnyObject, for element: NibElement) {
        if let id = element.id { objects[id] = object }
        made.append((object, element))
    }

    func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

    /// Everything that was made so far but one.
    func objectsExcept(_ object: AnyObject) -> [String: AnyObject] { objects.filter { $0.value !== object } }

    func adopt(_ others: [String: AnyObject]) { objects.merge(others) { $1 } }

    /// Makes what an element describes; nil, after a report, for an element that stands for nothing known.
    func makeObject(_ element: NibElement) -> NSObject? {
        selectVariations(of: element)
        guard let type = type(for: element) else {
            NibAudit.reportUnknown(element, in: document)
            return nil
        }
        if let type = type as? UIView.Type { return makeView(element, type) }
        if let type = type as? UIViewController.Type { return makeController(element, type) }
        guard let object = makePlainObject(element, type) else { return nil }
        register(object, for: element)
        NibElements.entry(element.name)?.reader?(object, NibDecoder(element, self))
        return object
    }

    private func makePlainObject(_ element: NibElement, _ type: NSObject.Type) -> NSObject? {
        let coder = NibCoder(element, in: self)
        if let type = type as? any NibCodedObject.Type { return type.init(coder: coder) }
        // Classes of apps need not have this initialiser.
        if let type = type as? UIGestureRecognizer.Type { return type.make(coder: coder) }
        return UIKit.makeObject(type)
    }

    private func type(for element: NibElement) -> NSObject.Type? {
        takesCustomClasses
            ? NibClasses.type(for: element, in: document) : NibClasses.frameworkClass(of: element)
    }

    private func makeController(_ element: NibElement, _ type: UIViewController.Type) -> UIViewController? {
        let coder = NibCoder(element, in: self)
        var controller: UIViewController?
        if let creator = creator.take() {
            controller = creator(coder)
            if let controller, coder.decoded !== controller {
                // Fact 9.28.
                NSException.raise(
                    .internalInconsistencyException,
                    "Custom instantiated view controller must call -[super initWithCoder:]")
            }
        }
        guard let controller = controller ?? type.init(coder: coder) else { return nil }
        if object(element.id) !== controller { register(controller, for: element) }
        if element !== scene?.scene.controller { attachParts(of: controller, element) }
        return controller
    }

    func makeView(_ element: NibElement, _ type: UIView.Type) -> UIView? {
        guard let view = type.init(coder: NibCoder(element, in: self)) else { return nil }
        // An initialiser that does not call super's with the coder gets no attributes, but is in the document.
        if object(element.id) !== view { register(view, for: element) }
        return view
    }

    /// Gives a view that is there already what an element says of it.
    func describe(_ view: UIView, with element: NibElement) {
        selectVariations(of: element)
        register(view, for: element)
        NibDecoder(element, self).apply(to: view)
    }

    func makeView(_ element: NibElement?) -> UIView? { element.flatMap { makeObject($0) as? UIView } }

    /// Gives a part of an object, such as a layout guide, the identifier that the document has for it.
    func name(_ part: AnyObject, _ id: String?) {
        if let id { objects[id] = part }
    }

    // MARK: Constraints

    /// Constraints wait until all objects are there that they may be about.
    func addConstraints(of element: NibElement, to view: UIView) {
        let excluded = excluded(from: "constraints", of: element)
        for child in element.list("constraints") {
            constraints.append((child, view, child.id.map { !excluded.contains($0) } ?? true))
        }
    }

    func keep(_ constraint: NSLayoutConstraint) { keptConstraints.append(constraint) }
}

/// An object that hears when all of its document is connected.
@MainActor protocol NibObject: NSObject {
    func awakeFromNib()
}

/// An object that is made with a coder for its element.
@MainActor protocol NibCodedObject: NibObject {
    init?(coder: NSCoder)
}

extension UIView: NibCodedObject {}
extension UIViewController: NibCodedObject {}
extension UIGestureRecognizer: NibObject {}
extension NSLayoutConstraint: NibObject {}
extension UIBarItem: NibCodedObject {}
extension UINavigationItem: NibCodedObject {}
extension UICollectionViewLayout: NibCodedObject {}
