import DisplayProtocol
import Foundation

/// What displays are told of the elements on the screen.
@MainActor enum AccessibilityDescription {
    /// The elements in reading order, and the objects that they stand for, by their numbers.
    static func current() -> (elements: [AppMessage.Accessibility.Element], objects: [Int: any AccessibilityObject]) {
        var objects: [Int: any AccessibilityObject] = [:]
        var elements: [AppMessage.Accessibility.Element] = []
        for (node, container) in AccessibilityCollector.elements() {
            guard let object = node.object else { continue }
            let id = object.accessibilityNumber
            // An app may list one object twice.
            guard objects[id] == nil else { continue }
            objects[id] = object
            elements.append(element(object, node, container: container?.object?.accessibilityNumber))
        }
        return (elements, objects)
    }

    private static func element(
        _ object: any AccessibilityObject, _ node: AccessibilityNode, container: Int?
    ) -> AppMessage.Accessibility.Element {
        var element = AppMessage.Accessibility.Element(
            id: object.accessibilityNumber, label: object.accessibilityLabel?.nonempty ?? node.inheritedLabel?.nonempty,
            identifier: object.accessibilityIdentifier?.nonempty, kind: node.role.kind?.rawValue,
            frame: node.containerFrame ?? node.frame,
            container: container)
        guard node.isElement else { return element }
        element.value = object.accessibilityValue?.nonempty
        element.hint = object.accessibilityHint?.nonempty
        element.traits = object.accessibilityTraits.names
        element.actions = object.accessibilityCustomActions?.map(\.name)
        element.isFocused = object.isFirstResponder
        if let placeholder = (object as? UIView)?.shownPlaceholder {
            element.placeholder = placeholder.nonempty
            // UIKit's value of an empty field is what it shows; a display has a place for each.
            if element.value == element.placeholder { element.value = nil }
        }
        return element
    }
}

extension String {
    fileprivate var nonempty: String? { isEmpty ? nil : self }
}
