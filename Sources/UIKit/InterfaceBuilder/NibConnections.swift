import Foundation

extension NibInstantiation {
    /// Sets the outlets and actions of one object.
    func connect(_ element: NibElement, from source: AnyObject?) {
        guard let source else { return }
        var collections: [(property: String, objects: [AnyObject])] = []
        for connection in element.list("connections") {
            _ = connection.id
            switch connection.name {
            case "outlet":
                guard let property = connection["property"], let value = object(connection["destination"]) else {
                    break
                }
                setOutlet(property, of: source, to: value)
            case "outletCollection":
                _ = (connection["collectionClass"], connection["appends"])
                guard let property = connection["property"], let value = object(connection["destination"]) else {
                    break
                }
                if let index = collections.firstIndex(where: { $0.property == property }) {
                    collections[index].objects.append(value)
                } else {
                    collections.append((property, [value]))
                }
            case "action": connectAction(connection, from: source)
            default: break
            }
        }
        for collection in collections { setOutlet(collection.property, of: source, to: collection.objects) }
    }

    /// The app's own property of that name comes before the framework's; neither raises `NSUnknownKeyException`
    /// (fact 9.17).
    private func setOutlet(_ property: String, of source: AnyObject, to value: Any) {
        guard let source = source as? NSObject else { return }
        source.setValue(value, forKey: property)
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
        switch source {
        case let control as UIControl:
            control.addTarget(target, action: action, for: event.flatMap { Self.events[$0] } ?? .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: break
        }
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
