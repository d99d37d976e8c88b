import Foundation
import XCTest

import Predicates

/// Whether predicates hold for an object: the grammar of the Predicate Programming Guide, form by form.
final class PredicateEvaluationTests: XCTestCase {
    func testForms() {
        let cases = Cases(
            #"""
            name == "Ada Lovelace" => yes
            name = 'Ada Lovelace' => yes
            name == "ada lovelace" => no
            name ==[c] "ada lovelace" => yes
            name != "Eve" => yes
            name <> "Eve" => yes
            age == 36 => yes
            age == 36.0 => yes
            age == "36" => no
            age > 35 => yes
            age >= 36 => yes
            age => 37 => no
            age < 36 => no
            age <= 36 => yes
            age =< 35 => no
            height > 1.6 => yes
            height == 1.65 => yes
            age > -1 => yes
            age == 0x24 => yes
            age == 0o44 => yes
            age == 0b100100 => yes
            age < 1e3 => yes
            36 == age => yes
            age == 30 + 6 => yes
            age == 2 * 3 * 6 => yes
            age == (2 + 4) * 6 => yes
            (age + 4) / 10 == 4 => yes
            (age) == 36 => yes
            ((age) == (36)) => yes
            age - 6 == 30 => yes
            2 ** 3 == 8 => yes
            2 ** 3 ** 2 == 512 => yes
            7 / 2 == 3 => yes
            7.0 / 2 == 3.5 => yes
            1 + 2 * 3 == 7 => yes
            10 - 4 - 3 == 3 => yes
            (age & 4) == 4 => yes
            (1 << 5) == 32 => yes
            (64 >> 1) == 32 => yes
            (5 | 2) == 7 => yes
            (5 ^ 1) == 4 => yes
            ~0 == -1 => yes
            age BETWEEN {30, 40} => yes
            age BETWEEN {36, 36} => yes
            age BETWEEN {37, 40} => no
            1 BETWEEN { 0 , 33 } => yes
            name BETWEEN {"A", "B"} => yes
            name BEGINSWITH "Ada" => yes
            name BEGINSWITH "ada" => no
            name BEGINSWITH[c] "ada" => yes
            name beginswith[cd] "ÀDA" => yes
            name ENDSWITH "lace" => yes
            name ENDSWITH "LACE" => no
            name endswith[c] "LACE" => yes
            name CONTAINS "Love" => yes
            name CONTAINS "love" => no
            name CONTAINS[c] "love" => yes
            place CONTAINS "Cafe" => no
            place CONTAINS[d] "Cafe" => yes
            place CONTAINS[cd] "cafe" => yes
            place ==[cd] "CAFE NOIR" => yes
            name LIKE "Ada*" => yes
            name LIKE "ada*" => no
            name LIKE[c] "ada*" => yes
            name LIKE "*Love*" => yes
            name LIKE "Ada" => no
            firstName LIKE "A?a" => yes
            firstName LIKE "A?" => no
            firstName like[cd] "à*" => yes
            code LIKE "?-????" => yes
            "a.b" LIKE "a?b" => yes
            "axb" LIKE "a.b" => no
            "a*b" LIKE "a\\*b" => yes
            "axb" LIKE "a\\*b" => no
            "a?b" LIKE "a\\?b" => yes
            name MATCHES "Ada.*" => yes
            name MATCHES "Ada" => no
            name MATCHES[c] "ada.*" => yes
            code MATCHES "[A-Z]-\\d{4}" => yes
            code MATCHES "[A-Z]-\\d{3}" => no
            group.name matches "work.*" => yes
            "a|b" MATCHES "a|b" => no
            "b" MATCHES "a|b" => yes
            age IN {35, 36} => yes
            age IN {35, 37} => no
            name IN { 'Ben', 'Ada Lovelace', 'Nick' } => yes
            "math" IN tags => yes
            "art" IN tags => no
            "Love" IN name => yes
            "love" IN[c] name => yes
            tags CONTAINS "poetry" => yes
            tags CONTAINS "Poetry" => no
            tags CONTAINS[c] "Poetry" => yes
            letters CONTAINS "a" => yes
            scores CONTAINS 3 => yes
            "London" IN address => yes
            nick == nil => yes
            nick == NULL => yes
            nick == NIL => yes
            nick != nil => no
            missing == nil => yes
            name != nil => yes
            nil == nil => yes
            nick == "x" => no
            nick != "x" => yes
            nick > 1 => no
            nick < 1 => no
            nick CONTAINS "x" => no
            nick BEGINSWITH "x" => no
            nick IN {"x"} => no
            active == YES => yes
            active == TRUE => yes
            active == true => yes
            active == 1 => yes
            active == NO => no
            active == FALSE => no
            TRUEPREDICATE => yes
            FALSEPREDICATE => no
            NOT FALSEPREDICATE => yes
            !FALSEPREDICATE => yes
            NOT NOT TRUEPREDICATE => yes
            age > 30 AND age < 40 => yes
            age > 30 && age < 35 => no
            age > 40 OR name CONTAINS "Ada" => yes
            age > 40 || name CONTAINS "Eve" => no
            NOT age > 40 => yes
            ! (age > 30) => no
            NOT (age > 30 AND age < 35) => yes
            age > 40 OR age > 30 AND FALSEPREDICATE => no
            TRUEPREDICATE OR TRUEPREDICATE AND FALSEPREDICATE => yes
            (TRUEPREDICATE OR TRUEPREDICATE) AND FALSEPREDICATE => no
            NOT FALSEPREDICATE AND FALSEPREDICATE => no
            (age > 30) and (age < 40) and not (age == 35) => yes
            ANY children.age > 10 => yes
            ANY children.age > 12 => no
            SOME children.age > 10 => yes
            ALL children.age > 3 => yes
            ALL children.age > 4 => no
            NONE children.age > 12 => yes
            NONE children.age > 10 => no
            ANY children.name LIKE "B*" => yes
            ANY tags == "math" => yes
            ANY tags IN {"art", "math"} => yes
            ALL tags IN {"art", "math"} => no
            ANY empty == 1 => no
            ALL empty == 1 => yes
            NONE empty == 1 => yes
            ANY missing == 1 => no
            ANY children.name BEGINSWITH[c] "a" => yes
            address.city == "London" => yes
            address.missing == nil => yes
            address.missing.more == nil => yes
            children.@count == 3 => yes
            children.@sum.age == 24 => yes
            children.@avg.age == 8 => yes
            children.@max.age == 12 => yes
            children.@min.age == 4 => yes
            scores.@sum.self == 6 => yes
            tags.@count > 1 AND empty.@count == 0 => yes
            children[0].name == "Byron" => yes
            children[FIRST].name == "Byron" => yes
            children[LAST].name == "Ralph" => yes
            children[SIZE] == 3 => yes
            children[0].age + children[1].age == 20 => yes
            scores[1] == 1 => yes
            scores[1 + 1] == 2 => yes
            address["city"] == "London" => yes
            SUBQUERY(children, $c, $c.age > 5).@count == 2 => yes
            SUBQUERY(children, $c, $c.age > 5 AND $c.name BEGINSWITH "A").@count == 1 => yes
            SUBQUERY(children, $c, $c.age > 50).@count == 0 => yes
            SUBQUERY(tags, $t, $t CONTAINS "m").@count > 0 => yes
            count(children) == 3 => yes
            sum(scores) == 6 => yes
            sum({1, 2, 3}) == 6 => yes
            average({1, 2, 6}) == 3 => yes
            max({1, 5, 3}) == 5 => yes
            min(3, 1, 2) == 1 => yes
            median({1, 9, 3}) == 3 => yes
            stddev({2, 4, 4, 4, 5, 5, 7, 9}) == 2 => yes
            sqrt(16) == 4 => yes
            abs(-3) == 3 => yes
            floor(2.7) == 2 => yes
            ceiling(2.1) == 3 => yes
            trunc(-2.7) == -2 => yes
            log(100) == 2 => yes
            ln(1) == 0 => yes
            exp(0) == 1 => yes
            modulus:by:(7, 3) == 1 => yes
            modulus(7, 3) == 1 => yes
            raise:toPower:(2, 5) == 32 => yes
            uppercase(firstName) == "ADA" => yes
            lowercase(firstName) == "ada" => yes
            length(firstName) == 3 => yes
            born < now() => yes
            born == CAST(1000, "NSDate") => yes
            born > CAST(1001, "NSDate") => no
            CAST(born, "NSNumber") == 1000 => yes
            CAST(age, "NSString") == "36" => yes
            CAST("36", "NSNumber") == age => yes
            FUNCTION(name, "uppercaseString") == "ADA LOVELACE" => yes
            FUNCTION(firstName, "stringByAppendingString:", "!") == "Ada!" => yes
            FUNCTION(born, "dateByAddingTimeInterval:", 5) > born => yes
            name.length == 12 => yes
            link.host == "a.example" => yes
            TERNARY(age > 30, "old", "young") == "old" => yes
            SELF.age == 36 => yes
            SELF != nil => yes
            #age == 36 => yes
            {"a", "b"} CONTAINS "a" => yes
            tags == {"math", "poetry"} => yes
            ({1, 2} UNION {2, 3}).@count == 3 => yes
            ({1, 2} INTERSECT {2, 3}) CONTAINS 2 => yes
            ({1, 2} MINUS {2, 3}) CONTAINS 2 => no
            """#)
        for (format, expected) in cases {
            XCTAssertEqual(NSPredicate(format: format).evaluate(with: Person.ada) ? "yes" : "no", expected, format)
        }
    }

    func testArguments() {
        let holds = { (format: String, arguments: [Any]) in
            NSPredicate(format: format, argumentArray: arguments).evaluate(with: Person.ada)
        }
        XCTAssertTrue(holds("name == %@", ["Ada Lovelace"]))
        XCTAssertTrue(holds("%K == %@", ["firstName", "Ada"]))
        XCTAssertTrue(holds("%K like[c] %@", ["address.city", "lon*"]))
        XCTAssertTrue(holds("age == %d AND height > %f", [36, 1.5]))
        XCTAssertTrue(holds("age IN %@", [[35, 36]]))
        XCTAssertTrue(holds("age IN %@", [Set([35, 36])]))
        XCTAssertTrue(holds("age BETWEEN %@", [[30, 40]]))
        XCTAssertTrue(holds("%@ BETWEEN {1, 10}", [5]))
        XCTAssertTrue(holds("born == %@", [Date(timeIntervalSinceReferenceDate: 1000)]))
        XCTAssertTrue(holds("nick == %@", [NSNull()]))
        XCTAssertTrue(holds("%@ IN tags", ["math"]))
        XCTAssertTrue(holds("active == %@", [true]))
        XCTAssertFalse(holds("name == '%@'", []))
        XCTAssertTrue(holds("%K.@count == %ld", ["children", 3]))
        XCTAssertTrue(holds("%@ == age", [NSExpression(forConstantValue: 36)]))
        XCTAssertTrue(holds("firstName BEGINSWITH %c", [65]))
        XCTAssertTrue(NSPredicate(format: "age == %d && name BEGINSWITH %@", 36, "Ada").evaluate(with: Person.ada))
        XCTAssertTrue(NSPredicate(format: "age IN %@", [36, 37]).evaluate(with: Person.ada))
        XCTAssertTrue(
            NSPredicate(format: "born < %@", Date(timeIntervalSinceReferenceDate: 2000) as CVarArg).evaluate(
                with: Person.ada))
        XCTAssertTrue(NSPredicate(format: "age >= %@", NSNumber(value: 36)).evaluate(with: Person.ada))
    }

    func testTheObjectItself() {
        let names = ["Anna", "bob", "Äbc", "carl"]
        let chosen = { (format: String, arguments: [Any]) in
            (names as NSArray).filtered(using: NSPredicate(format: format, argumentArray: arguments)) as? [String]
        }
        XCTAssertEqual(chosen("SELF BEGINSWITH[cd] 'a'", []), ["Anna", "Äbc"])
        XCTAssertEqual(chosen("SELF IN %@", [["bob", "carl"]]), ["bob", "carl"])
        XCTAssertEqual(chosen("length == 3", []), ["bob", "Äbc"])
        XCTAssertEqual(chosen("SELF MATCHES %@", ["[a-z]+"]), ["bob", "carl"])
        XCTAssertEqual(chosen("self contains 'n' or self == 'bob'", []), ["Anna", "bob"])
        XCTAssertEqual(([1, 5, 10] as NSArray).filtered(using: NSPredicate(format: "SELF > 4")) as? [Int], [5, 10])
    }

    func testFoundationsCollectionsAreFiltered() {
        let predicate = NSPredicate(format: "SELF > 1")
        let list = NSMutableArray(array: [1, 2, 3])
        list.filter(using: predicate)
        XCTAssertEqual(list as? [Int], [2, 3])
        XCTAssertEqual(NSSet(array: [1, 2]).filtered(using: predicate).count, 1)
        XCTAssertEqual(NSOrderedSet(array: [3, 1, 2]).filtered(using: predicate).array as? [Int], [3, 2])
    }

    func testVariables() {
        let template = NSPredicate(format: "age BETWEEN {$LOW, $HIGH} AND name BEGINSWITH $NAME.first")
        let predicate = template.withSubstitutionVariables(["LOW": 30, "HIGH": 40, "NAME": ["first": "Ada"]])
        XCTAssertEqual(predicate.predicateFormat.prefix(27), "age BETWEEN {30, 40} AND na")
        XCTAssertTrue(predicate.evaluate(with: Person.ada))
        XCTAssertTrue(
            NSPredicate(format: "age == $AGE").evaluate(with: Person.ada, substitutionVariables: ["AGE": 36]))
        XCTAssertFalse(
            NSPredicate(format: "age == $AGE").evaluate(with: Person.ada, substitutionVariables: ["AGE": 1]))
        let subquery = NSPredicate(format: "SUBQUERY(children, $c, $c.age > $LIMIT).@count == 1")
        XCTAssertTrue(subquery.withSubstitutionVariables(["LIMIT": 10]).evaluate(with: Person.ada))
        XCTAssertTrue(subquery.evaluate(with: Person.ada, substitutionVariables: ["LIMIT": 10]))
    }

    func testPredicatesMadeOfParts() {
        let age = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "age"), rightExpression: NSExpression(forConstantValue: 30),
            modifier: .direct, type: .greaterThan)
        let name = NSPredicate(format: "name CONTAINS 'Ada'")
        XCTAssertTrue(NSCompoundPredicate(andPredicateWithSubpredicates: [age, name]).evaluate(with: Person.ada))
        XCTAssertTrue(NSCompoundPredicate(type: .or, subpredicates: [age]).evaluate(with: Person.ada))
        XCTAssertFalse(NSCompoundPredicate(notPredicateWithSubpredicate: name).evaluate(with: Person.ada))
        XCTAssertTrue(NSCompoundPredicate(andPredicateWithSubpredicates: []).evaluate(with: nil))
        XCTAssertFalse(NSCompoundPredicate(orPredicateWithSubpredicates: []).evaluate(with: nil))
        let block = NSPredicate { object, bindings in (object as? Int) == (bindings?["x"] as? Int) }
        XCTAssertTrue(block.evaluate(with: 1, substitutionVariables: ["x": 1]))
    }

    func testAFormatIsOfTheClassThatItNeeds() throws {
        let comparison = try XCTUnwrap(NSPredicate(format: "ALL a.b <=[c] 'x'") as? NSComparisonPredicate)
        XCTAssertEqual(comparison.leftExpression.keyPath, "a.b")
        XCTAssertEqual(comparison.rightExpression.constantValue as? String, "x")
        XCTAssertEqual(comparison.predicateOperatorType, .lessThanOrEqualTo)
        XCTAssertEqual(comparison.comparisonPredicateModifier, .all)
        XCTAssertEqual(comparison.options, .caseInsensitive)
        let compound = try XCTUnwrap(NSPredicate(format: "a == 1 OR b == 2 OR c == 3") as? NSCompoundPredicate)
        XCTAssertEqual(compound.compoundPredicateType, .or)
        XCTAssertEqual(compound.subpredicates.count, 3)
    }
}
