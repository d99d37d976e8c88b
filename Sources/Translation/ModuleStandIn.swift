/// What Foundation and XCTest have and do otherwise on Apple's systems, by the name that calls it.
///
/// A second declaration of the name is ambiguous in every module that imports both, but one in the module itself wins.
enum ModuleStandIn: String, CaseIterable {
    case intersects
    case classFromString = "NSClassFromString"
    case stringFromClass = "NSStringFromClass"
    case measure
    case measureOptions = "XCTMeasureOptions"
    case keyPathExpectation = "XCTKVOExpectation"
    case keyPathExpectationMethod = "keyValueObservingExpectation"
    /// What `description()` of a class whose type is not known is replaced by.
    case classDescription = "__classDescription"
    case predicate = "NSPredicate"
    case compoundPredicate = "NSCompoundPredicate"
    case comparisonPredicate = "NSComparisonPredicate"
    case expression = "NSExpression"
    case sortDescriptor = "NSSortDescriptor"
    case dateComponentsFormatter = "DateComponentsFormatter"
    /// The directory that Foundation on Linux does not know; whoever names it asks in one of three ways for its place.
    case libraryDirectory
    /// What initialisers of Swift 2 did whose arguments have another order, or no label.
    case swiftTwo = "__swiftTwo"

    /// Whether only a file that imports XCTest means XCTest's by the name.
    var isOfXCTest: Bool { [.measure, .measureOptions, .keyPathExpectation, .keyPathExpectationMethod].contains(self) }

    /// The declaration for a module that uses the name.
    var declaration: String {
        switch self {
        case .intersects:
            """

            extension CGRect {
                func intersects(_ rect2: CGRect) -> Bool { __intersects(rect2) }
            }

            """
        case .swiftTwo:
            """

            extension String {
                @_disfavoredOverload init<Subject>(_ instance: Subject) { self.init(describing: instance) }
            }
            extension RangeReplaceableCollection {
                init(count: Int, repeatedValue: Element) { self.init(repeating: repeatedValue, count: count) }
            }

            """
        case .classFromString:
            """

            func NSClassFromString(_ aClassName: String) -> AnyClass? { __classFromString(aClassName) }

            """
        case .stringFromClass:
            """

            func NSStringFromClass(_ aClass: AnyClass) -> String { __stringFromClass(aClass) }

            """
        case .classDescription:
            """

            func __classDescription(_ type: AnyClass) -> String {
                (type as? NSObject.Type)?.description() ?? __stringFromClass(type)
            }

            """
        case .measure: Self.measuring
        case .measureOptions: Self.measuringWithOptions
        case .keyPathExpectation: Self.keyPathExpectationClass
        case .keyPathExpectationMethod: Self.expectationsOfKeyPaths
        case .libraryDirectory:
            """

            extension FileManager {
                func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
                    __urls(for: directory, in: domainMask)
                }
                func url(
                    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
                    create shouldCreate: Bool
                ) throws -> URL {
                    try __url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
                }
            }
            func NSSearchPathForDirectoriesInDomains(
                _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
                _ expandTilde: Bool
            ) -> [String] {
                __searchPaths(for: directory, in: domainMask, expandTilde: expandTilde)
            }

            """
        case .predicate, .compoundPredicate, .comparisonPredicate, .expression, .sortDescriptor,
            .dateComponentsFormatter:
            // Public, as the module's own public members may name it.
            """

            public typealias \(rawValue) = UIKit.\(rawValue)

            """
        }
    }
}
