import Foundation

/// Compares interfaces with the source: classes, outlets and actions that they name and the source does not have.
///
/// Names are checked only on classes of the source whose superclasses are known up to the system's.
package func checkInterface(
    _ documents: [InterfaceDocument], classes: [InterfaceClass], moduleName: String
) -> [ProjectDiagnostic] {
    let known = Dictionary(classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return documents.flatMap { document in
        var check = InterfaceCheck(document: document, classes: known, moduleName: moduleName)
        return check.run()
    }
}

private struct InterfaceCheck {
    let document: InterfaceDocument
    let classes: [String: InterfaceClass]
    let moduleName: String
    private let objects: [String: InterfaceObject]
    private var diagnostics: [ProjectDiagnostic] = []

    init(document: InterfaceDocument, classes: [String: InterfaceClass], moduleName: String) {
        self.document = document
        self.classes = classes
        self.moduleName = moduleName
        objects = Dictionary(document.objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func run() -> [ProjectDiagnostic] {
        for object in document.objects {
            checkClass(object.customClass, module: object.customModule, line: object.line)
        }
        for segue in document.segues {
            checkClass(segue.customClass, module: segue.customModule, line: segue.line)
            check(segue)
            if let selector = segue.unwindAction { checkUnwinding(selector, line: segue.line) }
        }
        for outlet in document.outlets { check(outlet) }
        for action in document.actions { check(action) }
        // In the order of the file; what one line says stays in the order above.
        return diagnostics.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
            .map(\.element)
    }

    private mutating func report(
        _ severity: ProjectDiagnostic.Severity = .warning, line: Int, _ message: String, meant: String? = nil
    ) {
        let suggestion = meant.map { "; did you mean '\($0)'?" } ?? ""
        diagnostics.append(
            ProjectDiagnostic(severity, file: document.file, line: line, message: message + suggestion))
    }

    /// Whether a class of the module would be in the source.
    private func isOwn(_ module: String?) -> Bool {
        guard let module, !module.isEmpty else { return true }
        return module == moduleName
    }

    private mutating func checkClass(_ name: String?, module: String?, line: Int) {
        guard let name, isOwn(module), classes[name] == nil, !SystemConnections.isFrameworkClass(name) else { return }
        report(line: line, "class '\(name)' is not in the app", meant: NearestName.find(name, among: classes.keys))
    }

    private func chain(of id: String) -> ClassChain? {
        guard let object = objects[id], let name = object.customClass, isOwn(object.customModule) else { return nil }
        return ClassChain(name, in: classes)
    }

    private mutating func checkDestination(_ id: String, of what: String, line: Int) {
        if objects[id] == nil { report(line: line, "\(what) leads to '\(id)', which is not in this file") }
    }

    private mutating func check(_ outlet: InterfaceOutlet) {
        checkDestination(outlet.destination, of: "outlet '\(outlet.property)'", line: outlet.line)
        guard let chain = chain(of: outlet.owner), let name = chain.classes.first?.name else { return }
        if let isCollection = chain.classes.lazy.compactMap({ $0.outlets[outlet.property] }).first {
            if isCollection == outlet.isCollection { return }
            let kind = isCollection ? "is an outlet collection" : "is not an outlet collection"
            return report(line: outlet.line, "outlet '\(outlet.property)' \(kind) in \(name)")
        }
        guard chain.isComplete else { return }
        if chain.end != nil, SystemConnections.outlets.contains(outlet.property) { return }
        report(
            line: outlet.line, "outlet '\(outlet.property)' is not a property of \(name)",
            meant: NearestName.find(outlet.property, among: chain.classes.flatMap(\.outlets.keys)))
    }

    private mutating func check(_ action: InterfaceAction) {
        checkDestination(action.destination, of: "action '\(action.selector)'", line: action.line)
        guard let chain = chain(of: action.destination), let name = chain.classes.first?.name else { return }
        if chain.classes.contains(where: { $0.actions.contains(action.selector) }) { return }
        if let present = chain.classes.lazy.compactMap({ $0.legacySelectors[action.selector] }).first {
            return report(
                .note, line: action.line,
                "action '\(action.selector)' connects to '\(present)' by its name in older versions of Swift")
        }
        guard chain.isComplete else { return }
        if chain.end != nil, SystemConnections.actions.contains(action.selector) { return }
        report(
            line: action.line, "action '\(action.selector)' is not a method of \(name)",
            meant: NearestName.find(action.selector, among: chain.classes.flatMap(\.actions)))
    }

    /// A segue leads to an object of the file; its source's class has the method that makes the destination.
    private mutating func check(_ segue: InterfaceSegue) {
        checkDestination(segue.destination, of: "segue '\(segue.identifier ?? segue.kind)'", line: segue.line)
        guard let selector = segue.creationSelector, let controller = document.controller(around: segue.source),
            let chain = chain(of: controller), chain.isComplete, let name = chain.classes.first?.name,
            !chain.classes.contains(where: { $0.actions.contains(selector) || $0.legacySelectors[selector] != nil })
        else { return }
        report(
            line: segue.line, "segue action '\(selector)' is not a method of \(name)",
            meant: NearestName.find(selector, among: chain.classes.flatMap(\.actions)))
    }

    /// Any controller of the app may answer an unwind segue.
    private mutating func checkUnwinding(_ selector: String, line: Int) {
        let answered = classes.values.contains {
            $0.actions.contains(selector) || $0.legacySelectors[selector] != nil
        }
        if answered { return }
        report(
            line: line, "unwind action '\(selector)' is not a method of any class of the app",
            meant: NearestName.find(selector, among: classes.values.flatMap(\.actions)))
    }
}
