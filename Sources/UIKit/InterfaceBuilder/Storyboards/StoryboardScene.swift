import Foundation

/// What a controller keeps of the scene that it was made from: its view is made later, and its segues when they are due.
@MainActor final class StoryboardScene {
    let scene: NibDocument.Scene
    let storyboard: UIStoryboard
    let document: NibDocument
    weak var controller: UIViewController?
    /// The scene's objects outside the view, by their identifiers in the document; they live as long as the controller.
    var objects: [String: AnyObject] = [:]
    private(set) var templates: [SegueTemplate] = []
    /// Connections of objects outside the view that lead into it.
    private var waiting: [(source: WeakObject, element: NibElement)] = []

    private struct WeakObject {
        weak var object: AnyObject?
    }

    init(_ scene: NibDocument.Scene, of storyboard: UIStoryboard, document: NibDocument) {
        self.scene = scene
        self.storyboard = storyboard
        self.document = document
        collectTemplates(in: scene.element)
    }

    private func collectTemplates(in element: NibElement) {
        for child in element.children {
            if child.name == "segue", element.name == "connections" {
                if let template = SegueTemplate(child, of: self) { templates.append(template) }
            } else {
                collectTemplates(in: child)
            }
        }
    }

    func template(of element: NibElement) -> SegueTemplate? { templates.first { $0.element === element } }

    /// The segue that code asks for by its identifier; containers and embedded controllers have theirs performed for them.
    func template(identifier: String) -> SegueTemplate? {
        templates.first { $0.identifier == identifier && $0.kind != .embed && $0.kind != .relationship }
    }

    // MARK: The view

    var hasView: Bool { scene.view != nil }

    func wait(with element: NibElement, from source: AnyObject) {
        waiting.append((WeakObject(object: source), element))
    }

    /// The connections of each object, whose collections are set whole.
    func takeWaiting() -> [(source: AnyObject, elements: [NibElement])] {
        defer { waiting = [] }
        var result: [(source: AnyObject, elements: [NibElement])] = []
        for entry in waiting {
            guard let source = entry.source.object else { continue }
            if result.last?.source === source {
                result[result.count - 1].elements.append(entry.element)
            } else {
                result.append((source, [entry.element]))
            }
        }
        return result
    }

    /// Makes the view, and performs the embed segues in it (facts 9.22, 9.35).
    func loadView() {
        UIStoryboard.enter {
            NibInstantiation(document, owner: controller, externalObjects: [:], bundle: storyboard.bundle, scene: self)
                .runView()
        }
    }
}
