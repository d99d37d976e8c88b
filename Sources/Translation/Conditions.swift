internal import Catalogue
internal import SwiftSyntax

/// Decides `#if` conditions as an iOS simulator build would, so that the translator sees the code the compiler will.
struct Conditions {
    /// Decides them as a build for Linux would instead, which has none of this package's frameworks.
    var isForLinux = false
    /// Flags the build defines, such as `DEBUG`.
    var flags: Set<String>
    /// What can be imported.
    var catalogue = FrameworkCatalogue()
    /// The modules that are built beside this one.
    var modules: Set<String> = []
    /// Whether no other module can be imported than those, what the toolchain brings and what the catalogue has.
    var knowsAllModules = false
    /// Modules that should be and cannot be built, each with the reason as a sentence's end.
    var missing: [String: String] = [:]

    /// The first version of the compiler that sources are taken not to be compiled by.
    private static let laterCompiler = [6, 3]

    /// What the compiler on Linux would get wrong, with the literal that says what is true for the app.
    static func override(_ call: FunctionCallExprSyntax) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        // Its import is left out; what apps call of the runtime is UIKit's here.
        case "canImport" where FrameworkCatalogue.blanked.contains(String(argument.prefix { $0 != "." })): return true
        default: return nil
        }
    }

    /// Whether the condition holds, or nil where only the compiler knows.
    func holds(_ condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let flag = condition.as(DeclReferenceExprSyntax.self) { return flags.contains(flag.baseName.text) }
        if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return holds(negated.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return sequenceHolds(Array(sequence.elements)) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return callHolds(call) }
        return nil
    }

    /// The parser leaves operators unfolded; `&&` binds tighter than `||`.
    private func sequenceHolds(_ elements: [ExprSyntax]) -> Bool? {
        var alternatives: [Bool?] = []
        var current: Bool? = true
        for (index, element) in elements.enumerated() {
            if index.isMultiple(of: 2) {
                current = Conditions.and(current, holds(element))
            } else if element.trimmedDescription == "||" {
                alternatives.append(current)
                current = true
            } else if element.trimmedDescription != "&&" {
                return nil
            }
        }
        alternatives.append(current)
        if alternatives.contains(true) { return true }
        return alternatives.contains(nil) ? nil : false
    }

    private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
        if left == false || right == false { return false }
        return left == nil || right == nil ? nil : true
    }

    /// What is true of Linux itself, of the questions that `override` answers for an app.
    private func linuxHolds(_ name: String, _ argument: String) -> Bool? {
        switch name {
        case "os": return argument == "Linux"
        case "targetEnvironment": return false
        case "canImport":
            let module = String(argument.prefix { $0 != "." })
            if FrameworkCatalogue.system.contains(module) { return true }
            let isApples =
                AppleModules.all.contains(module) || catalogue.isSupported(module) || catalogue.isUnsupported(module)
            return isApples ? false : nil
        default: return nil
        }
    }

    private func callHolds(_ call: FunctionCallExprSyntax) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        if isForLinux {
            if let known = linuxHolds(call.calledExpression.trimmedDescription, argument) { return known }
        } else if let known = Conditions.override(call) {
            return known
        }
        switch call.calledExpression.trimmedDescription {
        case "canImport":
            let module = String(argument.prefix { $0 != "." })
            if modules.contains(module) || catalogue.isSupported(module) { return true }
            let isMissing =
                missing[module] != nil || catalogue.isUnsupported(module) || FrameworkCatalogue.blanked.contains(module)
                || module == "Darwin"
            return isMissing || knowsAllModules ? false : nil
        case "compiler":
            let version = argument.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
            return version.lexicographicallyPrecedes(Self.laterCompiler) != argument.hasPrefix("<")
        case "swift":
            // The language mode is the build's to choose; every build has at least 5.
            let version = argument.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
            return version.lexicographicallyPrecedes([5, 1]) ? !argument.hasPrefix("<") : nil
        case "arch":
            #if arch(x86_64)
                return argument == "x86_64"
            #elseif arch(arm64)
                return argument == "arm64"
            #else
                return nil
            #endif
        default: return nil
        }
    }
}
