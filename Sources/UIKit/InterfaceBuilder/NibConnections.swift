import Foundation

extension NibInstantiation {
    /// Sets the outlets, actions and segues of one object.
    func connect(_ element: NibElement, from source: AnyObject?) {
        guard let source else { return }
        connect(waitForView(element.list("connections"), from: source), from: source)
    }

    /// Without the outlets and actions to objects that are not there before a scene's view is: they are made with it.
    private func waitForView(_ connections: [NibElement], from source: AnyObject) -> [NibElement] {
        guard let scene, leavesOutView, scene.hasView else { return connections }
        func isMissing(_ connection: NibElement) -> Bool {
            let destination = connection["destination"]
            return connection.name != "segue" && object(destination) == nil && !isFirstResponder(destination)
        }
        // A collection is set whole.
        let collections = Set(
            connections.filter { $0.name == "outletCollection" && isMissing($0) }.compactMap { $0["property"] })
        return connections.filter { connection in
            let waits =
                isMissing(connection)
                || connection.name == "outletCollection" && collections.contains(connection["property"] ?? "")
            if waits { scene.wait(with: connection, from: source) }
            return !waits
        }
    }

    func connect(_ connections: [NibElement], from source: AnyObject) {
        connectCollections(connections, from: source)
        for connection in connections {
            _ = connection.id
            // Without the app's classes there is nothing that outlets and actions could belong to.
            guard takesCustomClasses || connection.name == "segue" else {
                connection.ignore()
                continue
            }
            switch connection.name {
            case "outlet":
                guard let property = connection["property"], let value = object(connection["destination"]) else {
                    break
                }
                setOutlet(property, of: source, to: value)
            case "action": connectAction(connection, from: source)
            case "segue": connectSegue(connection, from: source)
            default: break
            }
        }
    }

    /// Sets outlet collections, each whole, before the outlets: apps whose outlets' observers use collections run on iOS.
    private func connectCollections(_ connections: [NibElement], from source: AnyObject) {
        guard takesCustomClasses else { return }
        var collections: [(property: String, objects: [AnyObject])] = []
        for connection in connections where connection.name == "outletCollection" {
            _ = (connection["collectionClass"], connection["appends"])
            guard let property = connection["property"], let value = object(connection["destination"]) else { continue }
            if let index = collections.firstIndex(where: { $0.property == property }) {
                collections[index].objects.append(value)
            } else {
                collections.append((property, [value]))
            }
        }
        for collection in collections { setOutlet(collection.property, of: source, to: collection.objects) }
    }

    /// The app's own property of that name comes before the framework's; neither raises `NSUnknownKeyException`
    /// (fact 9.17).
    private func setOutlet(_ property: String, of source: AnyObject, to value: Any) {
        guard let source = source as? NSObject else { return }
        if !connects(value, property, of: source) { source.setValue(value, forKey: property) }
    }

    /// Sets an outlet that the object has, unless its type does not fit.
    ///
    /// On iOS any object can be connected, and its class shows when it is used; here an outlet holds what its type says alone.
    private func connects(_ value: Any, _ property: String, of source: NSObject) -> Bool {
        do throws(KeyedAccess.Failure) {
            try KeyedAccess.set(value, property, on: source)
        } catch {
            guard !error.isUndefinedKey else { return false }
            let isFrameworks = TypeOrigin(of: type(of: source)) == .framework
            DiagnosticsChannel.shared.report(
                limit: .unsupportedKey, "The outlet \(error) and is left out",
                advice: isFrameworks
                    ? "Let the class conform to the protocol." : "Give the outlet the type of what is connected to it.")
        }
        return true
    }

    /// Without a destination the action goes along the responder chain. Whether the target has the method shows when the
    /// action is sent (fact 9.19).
    private func connectAction(_ connection: NibElement, from source: AnyObject) {
        let destination = connection["destination"]
        let event = connection["eventType"]
        guard let selector = connection["selector"] else { return }
        let action = Selector(selector)
        let target = object(destination)
        guard target != nil || isFirstResponder(destination) else { return }
        (source as? any NibSender)?.send(action, to: target, for: event.flatMap { Self.events[$0] })
    }

    /// Lets an object of the interface trigger a segue; one of a controller itself is for code to perform.
    private func connectSegue(_ connection: NibElement, from source: AnyObject) {
        guard let template = scene?.template(of: connection) else { return connection.ignore() }
        template.anchor = object(connection["popoverAnchorView"] ?? connection["popoverAnchorBarButtonItem"])
        if template.kind == .embed {
            if let view = source as? UIView { embeddings.append((template, view)) }
            return
        }
        (source as? any NibSender)?.perform(template, forAccessory: connection["trigger"] == "accessoryAction")
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
