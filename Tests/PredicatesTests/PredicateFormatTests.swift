import Foundation
import XCTest

import Predicates

/// Predicates and expressions as the formats that they print.
final class PredicateFormatTests: XCTestCase {
    func testPrinting() {
        let cases = Cases(
            #"""
            name = 'x' => name == "x"
            name == 'it\'s "so"' => name == "it's \"so\""
            name == "a\\b" => name == "a\\b"
            a <> 1 => a != 1
            a => 1 => a >= 1
            a =< 1.5 => a <= 1.5
            a like[DC] 'x*' => a LIKE[cd] "x*"
            a beginswith 'x' => a BEGINSWITH "x"
            a matches[n] 'x' => a MATCHES[n] "x"
            a contains 'x' => a CONTAINS "x"
            a endswith 'x' => a ENDSWITH "x"
            a between {1,2} => a BETWEEN {1, 2}
            a in {'x',"y"} => a IN {"x", "y"}
            a == YES => a == 1
            a == false => a == 0
            a == NULL => a == nil
            some a.b == 1 => ANY a.b == 1
            all a.b == 1 => ALL a.b == 1
            none a.b == 1 => NOT ANY a.b == 1
            a == 1 && b == 2 and c == 3 => a == 1 AND b == 2 AND c == 3
            a == 1 and b == 2 or c == 3 => (a == 1 AND b == 2) OR c == 3
            a == 1 and (b == 2 or c == 3) => a == 1 AND (b == 2 OR c == 3)
            not (a == 1 and b == 2) => NOT (a == 1 AND b == 2)
            !a == 1 => NOT a == 1
            truepredicate => TRUEPREDICATE
            self == 1 => SELF == 1
            a == $b => a == $b
            $a.b == 1 => $a.b == 1
            a + b * 2 == 3 => a + (b * 2) == 3
            (a - b) / 2 == 3 => (a - b) / 2 == 3
            a ** 2 == 4 => a ** 2 == 4
            a.@sum.b > 3 => a.@sum.b > 3
            a[FIRST].b == 1 => a[FIRST].b == 1
            a[2] == 1 => a[2] == 1
            #in.b == 1 => #in.b == 1
            subquery(a, $x, $x.b == 1).@count > 0 => SUBQUERY(a, $x, $x.b == 1).@count > 0
            max(a, b) == 1 => max:(a, b) == 1
            lowercase(a) == 'x' => lowercase(a) == "x"
            d > CAST(1.5, 'NSDate') => d > CAST(1.5, "NSDate")
            FUNCTION(a, 'b:', 1) == 2 => FUNCTION(a , "b:" , 1) == 2
            a == -1 => a == -1
            """#)
        for (format, expected) in cases {
            let printed = NSPredicate(format: format).predicateFormat
            XCTAssertEqual(printed, expected)
            // What was printed is read as the same.
            XCTAssertEqual(NSPredicate(format: printed).predicateFormat, expected)
        }
    }

    func testPrintingArguments() {
        XCTAssertEqual(
            NSPredicate(format: "a > %@", Date(timeIntervalSinceReferenceDate: 1) as CVarArg).predicateFormat,
            "a > CAST(1.000000, \"NSDate\")")
        XCTAssertEqual(NSPredicate(format: "a IN %@", ["x", "y"]).predicateFormat, "a IN {\"x\", \"y\"}")
        XCTAssertEqual(NSPredicate(format: "%K == %@", "a.b", 2.5).predicateFormat, "a.b == 2.5")
        XCTAssertEqual(NSPredicate(format: "a == %@", NSNull()).predicateFormat, "a == <null>")
        XCTAssertEqual(NSPredicate(value: false).predicateFormat, "FALSEPREDICATE")
    }

    func testEquality() {
        XCTAssertEqual(NSPredicate(format: "a == 1"), NSPredicate(format: "a = %d", 1))
        XCTAssertNotEqual(NSPredicate(format: "a == 1"), NSPredicate(format: "a == 2"))
        XCTAssertEqual(Set([NSPredicate(format: "a == 1"), NSPredicate(format: "a = 1")]).count, 1)
    }
}
