import Foundation
import XMLReading

/// Lists the objects and connections of a xib or storyboard. Elements it does not know are passed over, and of a xib in
/// the format of Xcode 3 and 4 nothing is listed.
///
/// - Throws: `ProjectError.otherPlatform` for one that is not for iOS, as libraries for several systems have.
package func interfaceConnections(of xibOrStoryboard: URL) throws(ProjectError) -> InterfaceDocument {
    let name = xibOrStoryboard.lastPathComponent
    let data = try FileReading.contents(of: xibOrStoryboard, name: name, limitInMegabytes: 64)
    return try InterfaceReader.read(data, name: name)
}

final class InterfaceReader {
    private let name: String
    /// The open elements; an identifier for those that are objects.
    private var open: [(name: String, object: String?)] = []
    private var objects: [InterfaceObject] = []
    private var outlets: [InterfaceOutlet] = []
    private var actions: [InterfaceAction] = []
    private var segues: [InterfaceSegue] = []
    private var controllers: [String: String] = [:]
    /// The objects of the open scene, and its controller.
    private var sceneObjects: [String] = []
    private var sceneController: String?
    /// Whether the document is an archive of Xcode 3 or 4, which is checked when it is loaded.
    private var isArchive = false

    static func read(_ data: Data, name: String) throws(ProjectError) -> InterfaceDocument {
        if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            throw .refused(file: name, line: nil, reason: "a compiled nib; only the xib that it was made from is read")
        }
        let reader = InterfaceReader(name: name)
        try XMLElements.walk(
            data, file: name, documentType: .refused,
            start: { (element) throws(ProjectError) in try reader.start(element) },
            end: { (_, _) throws(ProjectError) in reader.end() })
        return InterfaceDocument(
            file: name, objects: reader.objects, outlets: reader.outlets, actions: reader.actions,
            segues: reader.segues, controllers: reader.controllers)
    }

    private init(name: String) {
        self.name = name
    }

    private func start(_ element: XMLStartTag) throws(ProjectError) {
        if open.isEmpty { try checkRoot(element) }
        guard !isArchive else {
            open.append((element.name, nil))
            return
        }
        let isConnection = open.last?.name == "connections"
        let object = isConnection || Self.notObjects.contains(element.name) ? nil : element.attributes["id"]
        open.append((element.name, object))
        if isConnection {
            if let owner = open.last(where: { $0.object != nil })?.object { connect(owner, element) }
        } else if let object {
            add(object, element)
        }
    }

    private func end() {
        guard open.popLast()?.name == "scene" else { return }
        if let controller = sceneController { for id in sceneObjects { controllers[id] = controller } }
        (sceneObjects, sceneController) = ([], nil)
    }

    /// Elements that carry an identifier and describe no object of the app.
    private static let notObjects: Set = ["device", "adaptation", "document", "archive"]

    private func checkRoot(_ element: XMLStartTag) throws(ProjectError) {
        let type = element.attributes["type"] ?? ""
        isArchive = element.name == "archive"
        guard isArchive || element.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
            throw .refused(file: name, line: element.line, reason: "not an Interface Builder document")
        }
        guard type.contains("CocoaTouch") else {
            throw .otherPlatform(file: name, line: element.line, type: type)
        }
    }

    private func add(_ id: String, _ element: XMLStartTag) {
        let attributes = element.attributes
        sceneObjects.append(id)
        if attributes["sceneMemberID"] == "viewController" { sceneController = id }
        objects.append(
            InterfaceObject(
                id: id, element: element.name, customClass: attributes["customClass"],
                customModule: Self.module(attributes), line: element.line))
    }

    /// "Inherit Module From Target" means the app's own module, although the name beside it may be one from before the
    /// app was renamed.
    private static func module(_ attributes: [String: String]) -> String? {
        attributes["customModuleProvider"] == "target" ? nil : attributes["customModule"]
    }

    private func connect(_ owner: String, _ element: XMLStartTag) {
        let attributes = element.attributes
        guard let destination = attributes["destination"] else { return }
        switch element.name {
        case "outlet", "outletCollection":
            guard let property = attributes["property"] else { return }
            outlets.append(
                InterfaceOutlet(
                    owner: owner, property: property, destination: destination,
                    isCollection: element.name == "outletCollection", line: element.line))
        case "action":
            guard let selector = attributes["selector"] else { return }
            actions.append(InterfaceAction(selector: selector, destination: destination, line: element.line))
        case "segue":
            segues.append(
                InterfaceSegue(
                    source: owner, destination: destination, kind: attributes["kind"] ?? "",
                    identifier: attributes["identifier"], customClass: attributes["customClass"],
                    customModule: Self.module(attributes),
                    creationSelector: attributes["destinationCreationSelector"],
                    unwindAction: attributes["unwindAction"],
                    line: element.line))
        default:
            break
        }
    }
}
