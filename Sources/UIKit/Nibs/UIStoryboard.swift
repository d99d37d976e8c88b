import Foundation

/// Controllers and the ways between them, as Interface Builder describes them; each request makes new ones (fact 9.27).
@preconcurrency @MainActor open class UIStoryboard: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIStoryboard") }

    let name: String
    let bundle: Bundle
    let document: NibDocument?
    /// Custom classes are left alone in launch screens: nothing of the app runs before it is launched.
    let takesCustomClasses: Bool

    /// Reads a storyboard; one that is not there raises `NSInvalidArgumentException` (fact 9.24).
    ///
    /// - Parameters:
    ///   - name: The file's name without extension.
    ///   - storyboardBundleOrNil: Where the file lies; nil means the main bundle.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init(name: name, bundle: storyboardBundleOrNil ?? .main, takesCustomClasses: true)
    }

    init(name: String, bundle: Bundle, takesCustomClasses: Bool) {
        self.name = name
        self.bundle = bundle
        self.takesCustomClasses = takesCustomClasses
        do {
            document = try NibLocation.document(named: name, extension: "storyboard", in: bundle)
            if document == nil {
                NSException.raise(
                    .invalidArgumentException,
                    "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
            }
        } catch {
            document = nil
            NSException.raise(.invalidArgumentException, "\(error)")
        }
        super.init()
    }

    /// Makes a storyboard without a file: it has no controllers.
    public override init() {
        name = ""
        bundle = .main
        document = nil
        takesCustomClasses = true
        super.init()
    }

    /// Takes a document that was read already.
    init(document: NibDocument, named name: String? = nil, bundle: Bundle) {
        self.name = name ?? document.file
        self.bundle = bundle
        self.document = document
        takesCustomClasses = true
        super.init()
    }

    /// Makes the controller that the storyboard begins with; nil if it names none (fact 9.26).
    open func instantiateInitialViewController() -> UIViewController? { Self.asApp { makeInitial(nil) } }

    /// Makes the controller with an identifier; one that is not there raises `NSInvalidArgumentException` (fact 9.25).
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        Self.asApp { make(identifier: identifier, nil) } ?? UIViewController()
    }

    /// Makes the controller that the storyboard begins with by a closure, which hands the coder on to an initialiser of
    /// the app's that calls `super.init(coder:)` (fact 9.28). Where the closure gives nil the controller is made as always.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        Self.asApp { makeInitial(creator) }.map { expect($0) }
    }

    /// Makes the controller with an identifier by a closure, as `instantiateInitialViewController(creator:)`.
    ///
    /// A controller of another class than expected raises an exception.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        expect(Self.asApp { make(identifier: identifier, creator) } ?? UIViewController())
    }

    private func expect<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        if let controller = controller as? ViewController { return controller }
        NSException.raise(
            .invalidArgumentException,
            "\(self) has made a \(objectiveCClassName(controller)) where a \(objectiveCClassName(ViewController.self)) is expected"
        )
        // Only tests that intercept the exception come here.
        guard let stand = ViewController(coder: NSCoder()) else {
            fatalError("\(ViewController.self) cannot be made without a document")
        }
        return stand
    }

    // MARK: Scenes

    func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let document, let id = document.root["initialViewController"] else { return nil }
        return instantiate(id, creator)
    }

    func make(identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        if let scene = document?.scenes.first(where: { $0.storyboardIdentifier == identifier }) {
            return instantiate(scene, creator)
        }
        NSException.raise(
            .invalidArgumentException,
            "Storyboard (\(objectText(self))) doesn't contain a view controller with identifier '\(identifier)'")
        return nil
    }

    /// Makes the controller with an object identifier of the document's.
    func instantiate(_ id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        document?.scenes.first { $0.id == id }.flatMap { instantiate($0, creator) }
    }

    /// The scenes that are being made inside each other by what the documents say: they can go round in circles.
    private static var making: [ObjectIdentifier] = []
    /// The number of scenes being made, with those that the app asked for meanwhile.
    private static var depth = 0
    private static let deepestRepetition = 3
    private static let deepestNesting = 100

    /// Makes a controller that code asks for, which may stop asking at some time.
    private static func asApp<Result>(_ body: () -> Result) -> Result {
        let outer = making
        making = []
        defer { making = outer }
        return body()
    }

    private func instantiate(
        _ scene: NibDocument.Scene, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let document else { return nil }
        let repetitions = Self.making.count { $0 == ObjectIdentifier(scene.element) }
        guard repetitions < Self.deepestRepetition, Self.depth < Self.deepestNesting else {
            DiagnosticsChannel.shared.report(
                "interface-builder.endless-storyboard",
                "The controller contains itself again and again; no more of them are made.",
                advice: "Look for embed and relationship segues that lead back to where they come from.",
                file: document.file, line: scene.controller.line)
            return nil
        }
        return Self.enter(scene) { make(scene, creator, document) }
    }

    private func make(
        _ scene: NibDocument.Scene, _ creator: ((NSCoder) -> UIViewController?)?, _ document: NibDocument
    ) -> UIViewController? {
        if let reference = StoryboardReference(scene.controller, in: bundle) { return reference.instantiate(creator) }
        let context = StoryboardScene(scene, of: self, document: document)
        return NibInstantiation(document, owner: nil, externalObjects: [:], bundle: bundle, scene: context)
            .runScene(creator)
    }

    /// Notes a scene whose controller, or whose controller's view, is being made.
    static func enter<Result>(_ scene: NibDocument.Scene, _ body: () -> Result) -> Result {
        depth += 1
        making.append(ObjectIdentifier(scene.element))
        defer {
            depth -= 1
            making.removeLast()
        }
        return body()
    }
}

/// A scene that stands for one of another storyboard.
@MainActor struct StoryboardReference {
    private let name: String
    private let identifier: String?
    private let bundle: Bundle

    init?(_ element: NibElement, in bundle: Bundle) {
        guard element.name == "viewControllerPlaceholder", let name = element["storyboardName"] else { return nil }
        self.name = name
        identifier = element["referencedIdentifier"]
        self.bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
    }

    func instantiate(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let storyboard = UIStoryboard(name: name, bundle: bundle)
        return identifier.map { storyboard.make(identifier: $0, creator) } ?? storyboard.makeInitial(creator)
    }
}
