internal import Catalogue

/// Lets initialisers be called that classes of Objective-C have, with classes that are only known at run time.
///
/// Swift asks for `required` initialisers there; UIKit has a function for each of the others that apps call so.
struct ConstructionCalls {
    /// What UIKit's functions are called.
    static let function = "__make"

    /// The labels of UIKit's and its companions' functions, by the class that has the initialiser.
    private static let labels: [String: [[String]]] = [
        "NSObject": [[]],
        "UIView": [["frame"]],
        "UIButton": [["type"]],
        "UITableViewCell": [["style", "reuseIdentifier"]],
        "UITableViewHeaderFooterView": [["reuseIdentifier"]],
        "UITableView": [["frame", "style"]],
        "UICollectionView": [["frame", "collectionViewLayout"]],
        "UIViewController": [["nibName", "bundle"]],
        "UINavigationController": [["rootViewController"]],
        "UITableViewController": [["style"]],
        "UICollectionViewController": [["collectionViewLayout"]],
        "UIGestureRecognizer": [["target", "action"]],
        "UIStoryboardSegue": [["identifier", "source", "destination"]],
        "NSManagedObject": [["context"], ["entity", "insertInto"]],
    ]

    /// The labels of the initialisers, by the class, that make objects of a subclass which an argument names.
    private static let choosing: [String: [[String]]] = ["NSManagedObject": [["entity", "insertInto"]]]

    let index: ModuleIndex

    func edits(in scan: FileScan) -> [Edits.Edit] {
        scan.constructionCalls.filter(needsFunction).map(\.edit)
    }

    private func needsFunction(_ call: ConstructionCall) -> Bool {
        guard Self.labels.values.contains(where: { $0.contains(call.labels) }) else { return false }
        var bounds = Bounds()
        switch call.subject {
        case .enclosing:
            if let type = index.type(of: call.enclosing) {
                add(type, to: &bounds, labels: call.labels)
            } else if case .extension(let declaration) = call.enclosing {
                add(declaration.extended, to: &bounds, labels: call.labels)
            }
            for name in TypeBounds.names(of: "Self", around: call.node) ?? [] {
                add(name, to: &bounds, labels: call.labels)
            }
        case .payload(let payload):
            for name in index.payloads[payload] ?? [] { add(name, to: &bounds, labels: call.labels) }
        case .named(let name):
            if Self.choosing[name]?.contains(call.labels) == true, index.resolve(name, in: []) == nil { return true }
            let names =
                TypeBounds.names(of: name, around: call.node)
                ?? index.type(of: call.enclosing)?.parameterBounds[name]
            // A class by its own name is known; a variable's may be another one.
            guard names != nil || call.isOfVariable else { return false }
            for bound in names ?? [name] { add(bound, to: &bounds, labels: call.labels) }
        case .held(let name):
            // Names are all there is to go by: whatever has this one must be made by the function.
            let classes = index.metatypes[name] ?? []
            for held in classes {
                bounds = Bounds()
                add(held, to: &bounds, labels: call.labels)
                guard bounds.hasFunction, !bounds.declaresInitializer else { return false }
            }
        }
        return bounds.hasFunction && !bounds.declaresInitializer
    }

    /// What is known of the type.
    private struct Bounds {
        var hasFunction = false
        /// The module itself says which initialiser is meant, and Swift can tell whether it is there.
        var declaresInitializer = false
        var seen: Set<String> = []
    }

    private func add(_ name: String, to bounds: inout Bounds, labels: [String]) {
        guard bounds.seen.insert(name).inserted else { return }
        if let type = index.resolve(name, in: []) {
            add(type, to: &bounds, labels: labels)
        } else if index.lineage(of: index.unaliased(name, in: [])).contains(where: {
            Self.labels[$0]?.contains(labels) == true
        }) {
            bounds.hasFunction = true
        }
    }

    private func add(_ type: TypeDeclaration, to bounds: inout Bounds, labels: [String]) {
        let declarations = index.chain(of: type)
        for link in declarations {
            if link.bodies.contains(where: { $0.initializers.contains(labels) }) {
                bounds.declaresInitializer = true
            }
        }
        // A protocol may be for subclasses of a class only.
        for name in (declarations.last ?? type).inherited + type.selfBounds {
            add(name, to: &bounds, labels: labels)
        }
    }
}
