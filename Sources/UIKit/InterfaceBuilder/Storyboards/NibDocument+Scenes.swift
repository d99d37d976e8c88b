import Foundation

extension NibDocument {
    /// One scene of a storyboard: a controller and what lies beside it.
    @MainActor struct Scene {
        let element: NibElement
        let controller: NibElement
        let id: String
        let storyboardIdentifier: String?

        /// Nil for a scene without a controller.
        init?(_ element: NibElement) {
            let objects = element.list("objects")
            let members = objects.filter { $0["sceneMemberID"] == "viewController" }
            guard let controller = members.first ?? objects.first(where: { NibClasses.isController($0) }),
                let id = controller.id
            else { return nil }
            self.element = element
            self.controller = controller
            self.id = id
            storyboardIdentifier = controller["storyboardIdentifier"]
            _ = (element["sceneID"], element.child("canvasLocation"))
        }

        /// The controller, placeholders, and what lies beside them in the scene.
        var objects: [NibElement] { element.list("objects") }
        /// What the controller's view is made of; nil where the document has none.
        var view: NibElement? { controller.child("view") ?? connectedView }

        /// The view beside the controller that the controller's outlet `view` leads to.
        private var connectedView: NibElement? {
            let outlet = controller.list("connections").first { $0.name == "outlet" && $0["property"] == "view" }
            guard let id = outlet?["destination"] else { return nil }
            return objects.first { $0.id == id }
        }
    }
}
