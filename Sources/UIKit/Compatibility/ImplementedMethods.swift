import Foundation

/// Which optional methods of a data source or delegate a class has itself.
///
/// Objective-C asks an object whether it responds to a selector. Here a class that leaves a method out has the protocol's
/// own, and nothing at run time tells the two apart but the symbols of the code that the class comes from.
@MainActor enum ImplementedMethods {
    private static var known: [ObjectIdentifier: [String]] = [:]

    /// Whether the object's class, or one above it that is not the framework's, has a method.
    ///
    /// - Parameters:
    ///   - name: Without arguments: `tableView`.
    ///   - labels: Of the arguments that tell the method from others of the name.
    /// - Returns: True also where the code has no symbols.
    static func has(_ object: AnyObject?, _ name: String, _ labels: [String]) -> Bool {
        guard let object else { return false }
        var type: AnyClass? = Swift.type(of: object)
        while let current = type, !isFrameworkClass(current) {
            guard let methods = methods(of: current) else { return true }
            let found = methods.contains { method in
                // The class of a local one's methods comes behind them.
                (method.contains(".\(name)(") || method.hasPrefix("\(name)("))
                    && labels.allSatisfy { method.contains("\($0): ") }
            }
            if found { return true }
            type = _getSuperclass(current)
        }
        return false
    }

    private static func isFrameworkClass(_ type: AnyClass) -> Bool {
        [.framework, .system].contains(TypeOrigin(of: type))
    }

    /// The class's functions, demangled; nil where the code has no symbols at all.
    private static func methods(of type: AnyClass) -> [String]? {
        if let methods = known[ObjectIdentifier(type)] { return methods }
        guard let symbols = SymbolTable(of: type), let prefix = symbols.prefix(of: type) else { return nil }
        let methods = symbols.names(withPrefix: prefix).compactMap(SymbolTable.demangle)
            // Those are there for the protocol's own too.
            .filter { !$0.hasPrefix("protocol witness") }
        known[ObjectIdentifier(type)] = methods
        return methods
    }
}
