import Foundation

/// How a property has to fit.
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo = 0
    case contains = 1
}

/// A property that has to fit in a question to the library.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The property's key.
    public let property: String
    /// What it is to be.
    public let value: Any?
    /// How it has to fit.
    public let comparisonType: MPMediaPredicateComparison

    /// Makes a condition.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        self.value = value
        self.property = property
        self.comparisonType = comparisonType
    }
}
