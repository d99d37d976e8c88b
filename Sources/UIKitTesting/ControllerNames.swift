import UIKit

/// What the controllers of a recording are called, each by a name of its own.
@MainActor struct ControllerNames {
    private(set) var names: [Int: String] = [:]

    /// Names controllers by their titles; one without by the property of another in which it is found; otherwise by its class.
    init(_ controllers: [UIViewController]) {
        var found: [(id: Int, name: String)] = []
        for controller in controllers where !found.contains(where: { $0.id == controller.traceIdentifier }) {
            found.append((controller.traceIdentifier, Self.name(of: controller, among: controllers)))
        }
        for (id, name) in found {
            let alike = found.filter { $0.name == name }
            let place = (alike.firstIndex { $0.id == id } ?? 0) + 1
            names[id] = alike.count > 1 ? "\(name) \(place)" : name
        }
    }

    /// Takes names as they are given.
    init(_ controllers: KeyValuePairs<String, UIViewController>) {
        for (name, controller) in controllers { names[controller.traceIdentifier] = name }
    }

    /// The name of a controller that comes up while recording everything.
    mutating func add(_ id: Int, title: String?, class className: String) -> String {
        if let name = names[id] { return name }
        let base = title.flatMap { $0.isEmpty ? nil : $0 } ?? className
        let taken = Set(names.values)
        var name = base
        var number = 2
        while taken.contains(name) {
            name = "\(base) \(number)"
            number += 1
        }
        names[id] = name
        return name
    }

    private static func name(of controller: UIViewController, among others: [UIViewController]) -> String {
        if let title = controller.title, !title.isEmpty { return title }
        for other in others where other !== controller {
            if let property = property(of: other, holding: controller) { return property }
        }
        return "\(type(of: controller))"
    }

    /// The stored property in which an object has a controller, or an array that it is in.
    private static func property(of object: AnyObject, holding controller: UIViewController) -> String? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for (label, value) in current.children {
                guard let label = label?.replacingOccurrences(of: "$__lazy_storage_$_", with: "") else { continue }
                if let held = value as? UIViewController, held === controller { return label }
                if let list = value as? [UIViewController], let index = list.firstIndex(where: { $0 === controller }) {
                    return "\(label)[\(index)]"
                }
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
