import Foundation

/// The values of the identity inspector's "User Defined Runtime Attributes", and of inspectable properties.
@MainActor struct RuntimeAttributes {
    private let elements: [NibElement]
    private let instantiation: NibInstantiation

    init(_ elements: [NibElement], _ instantiation: NibInstantiation) {
        self.elements = elements
        self.instantiation = instantiation
    }

    /// Sets all of them. One that the object cannot take is logged and has no effect (fact 9.18).
    func apply(to object: AnyObject) {
        for element in elements {
            guard let keyPath = element["keyPath"] else { continue }
            do {
                try KeyedAccess.set(value(of: element), forKeyPath: keyPath, on: object)
            } catch {
                let message =
                    "Failed to set (\(keyPath)) user defined inspected property on (\(objectiveCClassName(object))): \(error)"
                guard !error.isUndefinedKey || !mayBeKnownToUIKit(keyPath, of: object) else {
                    DiagnosticsChannel.shared.report(
                        limit: .unsupportedKey, message, advice: "Set it in code.",
                        file: instantiation.document.file, line: element.line)
                    continue
                }
                DiagnosticsChannel.shared.report(
                    "interface-builder.runtime-attribute", message, objects: [object],
                    advice: "\(instantiation.document.file):\(element.line): check the key path and its type.",
                    file: instantiation.document.file, line: element.line)
            }
        }
    }

    /// Whether a key that is not found would have been looked for in a class of the framework's, which can set fewer
    /// properties by their names than UIKit.
    private func mayBeKnownToUIKit(_ keyPath: String, of object: AnyObject) -> Bool {
        keyPath.contains(".") || [.framework, .companion].contains(TypeOrigin(of: type(of: object)))
    }

    private func value(of element: NibElement) throws(KeyedAccess.Failure) -> Any? {
        let key = "value"
        switch element["type"] {
        case "boolean": return NSNumber(value: element.bool("value") ?? false)
        case "string":
            guard let child = element.child(key) ?? element.child(named: "string") else {
                return element["value"] ?? ""
            }
            return child.text
        case "number":
            if let real = element.child(named: "real")?.number("value") { return NSNumber(value: Double(real)) }
            if let integer = element.child(named: "integer")?.integer("value") { return NSNumber(value: integer) }
            if let value = element.number("value") { return NSNumber(value: Double(value)) }
        case "color": if let color = element.child(named: "color") { return instantiation.color(color) }
        case "point": if let child = element.child(named: "point") { return child.point }
        case "size": if let child = element.child(named: "size") { return child.size }
        case "rect": if let child = element.child(named: "rect") { return child.rect }
        case "range":
            if let child = element.child(named: "range"), let location = child.integer("location"),
                let length = child.integer("length")
            {
                return NSRange(location: location, length: length)
            }
        case "image": if element["value"] != nil { return instantiation.image("value", of: element) }
        case "nil": return nil
        default: break
        }
        throw KeyedAccess.Failure(
            description: "the document has no value of type \(element["type"] ?? "none") for it")
    }
}
