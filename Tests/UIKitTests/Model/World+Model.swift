@_spi(Testing) @testable import UIKit

extension ContainmentWorld {
    /// Forgets what was freed and says what that was.
    func collectDead() -> (controllers: Set<Int>, views: Set<Int>) {
        let gone = Set(controllers.filter { $0.value.object == nil }.keys)
        let goneViews = Set(views.filter { $0.value.object == nil }.keys)
        for id in gone { controllers[id] = nil }
        for id in goneViews { views[id] = nil }
        hooks = hooks.filter { !gone.contains($0.key.controller) }
        return (gone, goneViews)
    }

    /// The framework's state in the model's terms. Who waits for the commit it does not show.
    func asModel() -> ContainmentModel {
        var model = ContainmentModel(controllers: 0, plainViews: 0, windows: 0)
        for (id, entry) in controllers {
            guard let probe = entry.object else { continue }
            var controller = ContainmentModel.Controller(forwards: probe.shouldAutomaticallyForwardAppearanceMethods)
            controller.parent = (probe.parent as? ModelProbe)?.id
            controller.children = probe.children.compactMap { ($0 as? ModelProbe)?.id }
            controller.view = probe.viewIfLoaded?.modelID
            controller.state = ContainmentModel.State(rawValue: probe.appearance.state.rawValue)!
            controller.brackets = probe.appearance.brackets
            controller.isBracketedIn = probe.appearance.areBracketsAppearing
            controller.isAutomatic = probe.appearance.isAutomaticOpen
            controller.order = probe.delivery.automaticOrder
            controller.animated = probe.appearance.animated
            controller.owesIsAppearing = probe.delivery.owesIsAppearing
            controller.movesTo = probe.moving.isMovingToParent
            controller.movesFrom = probe.moving.isMovingFromParent
            controller.hasAppeared = probe.moving.hasAppeared
            controller.isBroughtIn = probe.delivery.isBroughtIn
            model.controllers[id] = controller
        }
        for (id, entry) in views {
            guard let view = entry.object else { continue }
            var copy = ContainmentModel.View()
            copy.superview = view.superview?.modelID
            copy.subviews = view.subviews.compactMap(\.modelID)
            copy.controller = (view.controller as? ModelProbe)?.id
            if let window = view as? ModelWindow {
                copy.window = .init(isShown: !window.isHidden, root: (window.rootViewController as? ModelProbe)?.id)
            }
            model.views[id] = copy
        }
        model.controllerSlots = controllerSlots.map { $0?.id }
        model.plainSlots = plainSlots.map { $0?.modelID }
        model.windowSlots = windowSlots.map { $0?.modelID }
        model.windowOrder = UIApplication.shared.windows.compactMap(\.modelID)
        model.hooks = hooks
        model.order = AppearanceQueue.shared.order
        (model.nextController, model.nextView, model.nextTransition) = (nextController, nextView, nextTransition)
        return model
    }
}

extension ContainmentModel {
    /// How the framework's state differs from this one's model.
    func differences(from model: ContainmentModel) -> [String] {
        var found: [String] = []
        for id in Set(controllers.keys).union(model.controllers.keys).sorted() {
            let (actual, expected) = (controllers[id], model.controllers[id])
            guard actual != expected else { continue }
            guard let actual, let expected else {
                found.append("c\(id) exists only in the \(actual == nil ? "model" : "framework")")
                continue
            }
            let properties: [(String, (Controller) -> String)] = [
                ("parent", { "\($0.parent ?? -1)" }), ("children", { "\($0.children)" }),
                ("view", { "\($0.view ?? -1)" }), ("state", { $0.state.rawValue }),
                ("brackets", { "\($0.brackets)" }), ("isBracketedIn", { "\($0.isBracketedIn)" }),
                ("isAutomatic", { "\($0.isAutomatic)" }),
                ("owesIsAppearing", { "\($0.owesIsAppearing)" }),
                ("isMovingToParent", { "\($0.movesTo)" }), ("isMovingFromParent", { "\($0.movesFrom)" }),
                ("hasAppeared", { "\($0.hasAppeared)" }), ("isBroughtIn", { "\($0.isBroughtIn)" }),
            ]
            for (name, value) in properties where value(actual) != value(expected) {
                found.append("c\(id).\(name) is \(value(actual)), the model has \(value(expected))")
            }
        }
        for id in Set(views.keys).union(model.views.keys).sorted() where views[id] != model.views[id] {
            found.append("v\(id) is \(views[id].text), the model has \(model.views[id].text)")
        }
        if hooks != model.hooks { found.append("hooks left: \(hooks), the model has \(model.hooks)") }
        if (nextController, nextView, nextTransition)
            != (model.nextController, model.nextView, model.nextTransition)
        {
            found.append("other numbers of things were made")
        }
        return found
    }
}

extension ContainmentModel.View? {
    fileprivate var text: String {
        guard let view = self else { return "missing" }
        let window = view.window.map { " window(shown: \($0.isShown), root: \($0.root ?? -1))" } ?? ""
        return "in \(view.superview ?? -1) with \(view.subviews) of c\(view.controller ?? -1)\(window)"
    }
}
