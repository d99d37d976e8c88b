internal import SwiftSyntax

/// What a module declares for those that write tests with it.
///
/// A library may make tests when they run, out of closures that a test case hands over. Where there is no Objective-C runtime
/// to find them, its test cases give them as `allTests`, each with its name, and a function of the library's that never
/// returns takes the place of XCTest's `XCTMain`, for what the library has to do first.
struct TestLibrary: Sendable, Equatable {
    /// A function that runs tests and never returns.
    struct Main: Sendable, Equatable {
        var name: String
        /// The argument labels, each with the type of its parameter.
        var parameters: [Parameter]
    }

    struct Parameter: Sendable, Equatable {
        enum Value: Sendable, Equatable {
            /// XCTest's entries: test cases with their tests.
            case entries
            /// Subclasses of a class.
            case classes(of: String)
        }
        /// Nil for none.
        var label: String?
        var value: Value
    }

    var module: String
    /// The classes that descend from XCTest's test case.
    var testCases: Set<String> = []
    /// Those of them that make tests, each with the type of `allTests` as written.
    var madeTests: [String: String] = [:]
    var main: Main?

    /// Nil for a module with nothing of the kind.
    init?(index: ModuleIndex, mains: [Main]) {
        module = index.moduleName
        for type in index.types
        where ["open", "public"].contains(type.access) && !index.isGeneric(type) && index.isTestCase(type) {
            testCases.insert(type.name)
            let properties = index.chain(of: type).flatMap(\.bodies).flatMap(\.properties)
            let tests = properties.first { $0.name == "allTests" && $0.isStatic && !$0.isPrivate }
            madeTests[type.name] = tests?.type
        }
        main = mains.first
        guard !testCases.isEmpty else { return nil }
    }
}

extension TestLibrary.Main {
    /// Nil for any other function.
    init?(_ node: FunctionDeclSyntax) {
        let modifiers = Modifiers(node.modifiers)
        guard modifiers.has("public"), node.genericParameterClause == nil,
            node.signature.returnClause?.type.trimmedDescription == "Never",
            node.signature.effectSpecifiers?.asyncSpecifier == nil
        else { return nil }
        var parameters: [TestLibrary.Parameter] = []
        for parameter in node.signature.parameterClause.parameters {
            guard let value = TestLibrary.Parameter.Value(parameter.type) else { return nil }
            let label = parameter.firstName.text
            parameters.append(TestLibrary.Parameter(label: label == "_" ? nil : label, value: value))
        }
        guard parameters.contains(where: { $0.value == .entries }) else { return nil }
        self.init(name: node.name.text, parameters: parameters)
    }
}

extension TestLibrary.Parameter.Value {
    /// `[XCTestCaseEntry]` or `[Case.Type]`.
    init?(_ type: TypeSyntax) {
        guard let element = type.as(ArrayTypeSyntax.self)?.element else { return nil }
        if element.trimmedDescription == "XCTestCaseEntry" {
            self = .entries
        } else if let metatype = element.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" {
            self = .classes(of: TypeText.text(metatype.baseType))
        } else {
            return nil
        }
    }
}

/// How tests begin that a library makes: by a function of the library's instead of `XCTMain`.
package struct TestMainCall: Sendable, Equatable {
    package enum Argument: Sendable, Equatable {
        /// No test cases: those that there are run when the library asks a stand-in for its tests.
        case entries
        /// A subclass that stands for all test cases. It overrides `allTests`, which has this type.
        case standIn(superclass: String, type: String)
        /// The module's subclasses of a class, in the order of their names.
        case classes([String])
    }

    /// The library's module.
    package var module: String
    /// The function's name.
    package var name: String
    package var arguments: [(label: String?, value: Argument)]

    package static func == (one: Self, other: Self) -> Bool {
        one.module == other.module && one.name == other.name
            && one.arguments.elementsEqual(other.arguments) { $0.label == $1.label && $0.value == $1.value }
    }
}

extension TestMainCall {
    /// The call for a library, with what a module of tests has of its classes; nil where the function takes no test cases that
    /// make tests.
    init?(of library: TestLibrary, in index: ModuleIndex) {
        guard let main = library.main else { return nil }
        module = library.module
        name = main.name
        arguments = main.parameters.map { parameter in
            switch parameter.value {
            case .entries: (parameter.label, .entries)
            case .classes(let superclass):
                if let type = library.madeTests[superclass] {
                    (parameter.label, .standIn(superclass: superclass, type: type))
                } else {
                    (parameter.label, .classes(index.subclasses(of: superclass)))
                }
            }
        }
        let standsIn = arguments.contains { if case .standIn = $0.value { true } else { false } }
        guard standsIn else { return nil }
    }
}

extension ModuleIndex {
    /// The classes of the module that another can name and that descend from another module's class.
    fileprivate func subclasses(of superclass: String) -> [String] {
        types.filter { type in
            type.kind == .class && !type.isPrivate && !isGeneric(type)
                && chain(of: type).last?.inherited.first == superclass
        }.map(\.name).sorted()
    }
}
