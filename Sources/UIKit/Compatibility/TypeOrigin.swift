import Synchronization

/// Whose a type is: the one place that tells an app's types from the frameworks'.
package enum TypeOrigin: Sendable, Equatable {
    case app
    /// UIKit, or what lies below it.
    case framework
    /// A framework beside UIKit.
    case companion
    /// Foundation and Swift's own libraries.
    case system

    package init(of type: Any.Type) {
        let module = String(_typeName(type, qualified: true).prefix { $0 != "." })
        self =
            Self.frameworks.contains(module)
            ? .framework
            : Self.systemModules.contains(module)
                ? .system : Self.introduced.withLock { $0.contains(module) } ? .companion : .app
    }

    private static let frameworks: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Predicates"]
    private static let systemModules: Set<String> = ["Foundation", "FoundationEssentials", "Swift", "__C"]
    private static let introduced = Mutex<[String]>([])

    /// The modules of the frameworks that were introduced, in that order.
    static var companions: [String] { introduced.withLock { $0 } }

    /// Notes the module of a framework.
    ///
    /// - Returns: Whether it is new.
    static func add(companion type: Any.Type) -> Bool {
        let module = String(_typeName(type, qualified: true).prefix { $0 != "." })
        return introduced.withLock { modules in
            if modules.contains(module) { return false }
            modules.append(module)
            return true
        }
    }
}
