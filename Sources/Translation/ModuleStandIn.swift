/// What Foundation has and does otherwise on Apple's systems, by the name that calls it.
///
/// A second declaration of the name is ambiguous in every module that imports both, but one in the module itself wins.
enum ModuleStandIn: String, CaseIterable {
    case intersects
    case classFromString = "NSClassFromString"
    case stringFromClass = "NSStringFromClass"
    case predicate = "NSPredicate"
    case compoundPredicate = "NSCompoundPredicate"
    case comparisonPredicate = "NSComparisonPredicate"
    case expression = "NSExpression"
    case sortDescriptor = "NSSortDescriptor"

    /// The declaration for a module that uses the name.
    var declaration: String {
        switch self {
        case .intersects:
            """

            extension CGRect {
                func intersects(_ rect2: CGRect) -> Bool { __intersects(rect2) }
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
        case .predicate, .compoundPredicate, .comparisonPredicate, .expression, .sortDescriptor:
            // Public, as the module's own public members may name it.
            """

            public typealias \(rawValue) = UIKit.\(rawValue)

            """
        }
    }
}
