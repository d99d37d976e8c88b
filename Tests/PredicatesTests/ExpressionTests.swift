import Foundation
import XCTest

import Predicates

/// What expressions are worth.
final class ExpressionTests: XCTestCase {
    func testValues() {
        let cases = Cases(
            #"""
            1 + 2 => 3
            10 / 4 => 2
            10 / 4.0 => 2.5
            0.1 + 0.2 => 0.3
            1.5 * 2 => 3
            2 ** 10 => 1024
            -age => -36
            age * 2 + 1 => 73
            scores.@avg.self => 2
            sum({1.5, 2.5}) => 4
            mode({1, 2, 2, 3}) => [2]
            count({1, 2}) => 2
            from:subtract:(5, 2) => 3
            add:to:(5, 2) => 7
            bitwiseXor:with:(6, 3) => 5
            onesComplement(1) => -2
            address.lines[LAST] => Top
            CAST("1.5", "NSNumber") => 1.5
            TERNARY(age > 40, 1, 2) => 2
            nick + 1 => nil
            """#)
        for (format, expected) in cases {
            let value = NSExpression(format: format).expressionValue(with: Person.ada, context: nil)
            XCTAssertEqual(value.map { "\($0)" } ?? "nil", expected, format)
        }
    }

    func testConstructors() {
        let value = { (expression: NSExpression) in expression.expressionValue(with: Person.ada, context: ["x": 5]) }
        XCTAssertEqual(value(NSExpression(forConstantValue: 1)) as? Int, 1)
        XCTAssertEqual(value(NSExpression(forKeyPath: "address.city")) as? String, "London")
        XCTAssertEqual(value(NSExpression(forVariable: "x")) as? Int, 5)
        XCTAssertEqual((value(.expressionForEvaluatedObject()) as? [String: Any])?["age"] as? Int, 36)
        let numbers = NSExpression(forConstantValue: [1, 2, 3, 4])
        XCTAssertEqual(value(NSExpression(forFunction: "average:", arguments: [numbers])) as? Double, 2.5)
        XCTAssertEqual(value(NSExpression(forAggregate: [NSExpression(forVariable: "x"), 1])) as? [Int], [5, 1])
        let (one, other) = (NSExpression(forConstantValue: [1, 2]), NSExpression(forConstantValue: [2, 3]))
        XCTAssertEqual(value(NSExpression(forUnionSet: one, with: other)) as? Set<Int>, [1, 2, 3])
        XCTAssertEqual(value(NSExpression(forIntersectSet: one, with: other)) as? Set<Int>, [2])
        XCTAssertEqual(value(NSExpression(forMinusSet: one, with: other)) as? Set<Int>, [1])
        let subquery = NSExpression(
            forSubquery: NSExpression(forKeyPath: "scores"), usingIteratorVariable: "s",
            predicate: NSPredicate(format: "$s > 1"))
        XCTAssertEqual(value(subquery) as? [Int], [3, 2])
        let block = NSExpression(
            block: { _, arguments, context in "\(arguments) \(context?["x"] ?? "")" }, arguments: [numbers[0]])
        XCTAssertEqual(value(block) as? String, "[1] 5")
        let conditional = NSExpression(
            forConditional: NSPredicate(format: "age > 1"), trueExpression: one, falseExpression: other)
        XCTAssertEqual(value(conditional) as? [Int], [1, 2])
        let message = NSExpression(
            forFunction: NSExpression(forKeyPath: "name"), selectorName: "hasPrefix:",
            arguments: [NSExpression(forConstantValue: "Ada")])
        XCTAssertEqual(value(message) as? Bool, true)
    }

    func testParts() {
        let sum = NSExpression(format: "a + 1")
        XCTAssertEqual(sum.expressionType, .function)
        XCTAssertEqual(sum.function, "add:to:")
        XCTAssertEqual(sum.arguments?.map(\.description), ["a", "1"])
        XCTAssertEqual(NSExpression(format: "$x").variable, "x")
        XCTAssertEqual(NSExpression(format: "SELF").expressionType, .evaluatedObject)
        XCTAssertEqual(NSExpression(format: "{1, 2}").expressionType, .aggregate)
        XCTAssertEqual(NSExpression(format: "SUBQUERY(a, $x, $x == 1)").predicate.predicateFormat, "$x == 1")
        XCTAssertEqual(NSExpression(format: "a.b").operand.expressionType, .evaluatedObject)
    }
}

extension NSExpression {
    fileprivate subscript(index: Int) -> NSExpression {
        NSExpression(forConstantValue: (constantValue as? [Any])?[index])
    }
}
