import UIKit

/// A column that a fetch of dictionaries computes by an expression.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// The expression; functions such as `sum:` go over the objects of a group.
    open var expression: NSExpression?
    /// The type of the result.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    /// The type of the result under its newer name.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(type: expressionResultType) }
        set { expressionResultType = newValue.type }
    }

    override func duplicate() -> NSPropertyDescription {
        let copy = NSExpressionDescription()
        (copy.expression, copy.expressionResultType) = (expression, expressionResultType)
        return copy
    }
}
