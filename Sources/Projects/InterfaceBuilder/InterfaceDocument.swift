import Foundation

/// What a xib or storyboard says about objects, classes and connections.
package struct InterfaceDocument: Sendable {
    /// The file's name, as messages show it.
    package let file: String
    /// Everything with an identifier, in the order of the file.
    package let objects: [InterfaceObject]
    package let outlets: [InterfaceOutlet]
    package let actions: [InterfaceAction]
    package let segues: [InterfaceSegue]
    /// For each object of a storyboard's scene, the scene's controller.
    let controllers: [String: String]

    /// The object with the identifier.
    package func object(_ id: String) -> InterfaceObject? { objects.first { $0.id == id } }

    /// The controller of the scene that an object is in.
    func controller(around id: String) -> String? { controllers[id] }
}

/// An object of an interface: a view, a controller, a placeholder, a constraint.
package struct InterfaceObject: Sendable, Hashable {
    package let id: String
    /// The XML element: "viewController", "button", "placeholder".
    package let element: String
    package let customClass: String?
    /// The module of the custom class; nil for the app's own.
    package let customModule: String?
    package let line: Int
}

/// A property of one object that is set to another.
package struct InterfaceOutlet: Sendable, Hashable {
    package let owner: String
    package let property: String
    package let destination: String
    /// Whether the property is an array that the destination is added to.
    package let isCollection: Bool
    package let line: Int
}

/// A message that one object sends to another.
package struct InterfaceAction: Sendable, Hashable {
    package let selector: String
    package let destination: String
    package let line: Int
}

/// A way from one scene to another.
package struct InterfaceSegue: Sendable, Hashable {
    package let source: String
    package let destination: String
    package let kind: String
    package let identifier: String?
    package let customClass: String?
    /// The module of the custom class; nil for the app's own.
    package let customModule: String?
    /// The selector by which the source's class makes the destination.
    package let creationSelector: String?
    /// The selector that an unwind segue looks for.
    package let unwindAction: String?
    package let line: Int
}
