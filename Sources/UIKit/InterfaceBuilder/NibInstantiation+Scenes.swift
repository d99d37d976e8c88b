import Foundation

/// The two makings of a storyboard scene: first the controller with what lies outside its view, then, when the view is
/// asked for, the view (fact 9.22).
extension NibInstantiation {
    func runScene(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let scene else { return nil }
        leavesOutView = true
        let view = scene.scene.view
        let elements = scene.scene.objects.filter { $0 !== view }
        for element in elements { registerStandIn(element) }
        self.creator = creator
        let controller = makeObject(scene.scene.controller) as? UIViewController
        self.creator = nil
        guard let controller else { return nil }
        scene.controller = controller
        controller.scene = scene
        for element in elements where element !== scene.scene.controller && !isStandIn(element) {
            _ = makeObject(element)
        }
        scene.objects = objectsExcept(controller)
        let isOutermost = Self.sleeping == nil
        if isOutermost { Self.sleeping = [] }
        attachChildren(of: controller, scene.scene.controller)
        finish([], audits: nil)
        if isOutermost { Self.wakeSleeping() }
        if !scene.hasView { NibAudit.report(scene.scene.element, in: document) }
        return controller
    }

    /// Makes the controller's view with all in it, and connects what waited for it.
    func runView() {
        guard let scene, let controller = scene.controller, let element = scene.scene.view else { return }
        for element in scene.scene.objects { registerStandIn(element) }
        adopt(scene.objects)
        if let id = scene.scene.controller.id { name(controller, id) }
        guard let view = makeView(element) else { return }
        if let control = makeView(scene.scene.controller.child("refreshControl")) as? UIRefreshControl {
            (view as? UIScrollView)?.refreshControl = control
        }
        let guides = scene.scene.controller.list("layoutGuides").compactMap { element in
            ControllerLayoutGuide(element["type"], in: view).map { guide in
                name(guide, element.id)
                return guide
            }
        }
        let fillsScreen = scene.scene.controller.bool("autoresizesArchivedViewToFullSize") ?? true
        finish([], audits: scene.scene.element) {
            // As a nib's root view (fact 9.21).
            if fillsScreen { view.frame = UIScreen.main.bounds }
            controller.view = view
            // Segues of the controller's own may point to views.
            for template in scene.templates where template.anchor == nil {
                let id = template.element["popoverAnchorView"] ?? template.element["popoverAnchorBarButtonItem"]
                template.anchor = object(id)
            }
            // A controller of an app's may have put its view elsewhere.
            for guide in guides where guide.owningView === controller.viewIfLoaded { controller.adopt(guide) }
            for (source, elements) in scene.takeWaiting() { self.connect(elements, from: source) }
        }
    }

    private func isStandIn(_ element: NibElement) -> Bool { element.name == "placeholder" || element.name == "exit" }

    private func registerStandIn(_ element: NibElement) {
        if element.name == "placeholder" {
            registerPlaceholder(element)
        } else if element.name == "exit" {
            // Unwind segues lead there, which find their target when they are performed.
            element.ignore()
        }
    }
}
