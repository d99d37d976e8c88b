import Foundation
import XCTest

/// Key-value coding, predicates, expressions and sort descriptors over an app's own classes.
final class KeyedAppTests: XCTestCase {
    private func run(_ app: String, model: String) throws -> CommandResult {
        let runner = try CommandRunner()
        try runner.write(
            AppSource.app(showing: "UIViewController()", then: ["run()"], "extension AppDelegate {\n\(app)\n}"),
            to: "Keyed/App.swift")
        try runner.write("import Foundation\n\(model)", to: "Keyed/Model.swift")
        return try runner.run("run", "Keyed")
    }

    private func output(of app: String, model: String = "") throws -> String {
        let result = try run(app, model: model)
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errors, "")
        return result.output
    }

    private let people = """
        @objc enum Rank: Int { case low = 1, high = 7 }
        @objcMembers class Person: NSObject {
            var name: String
            var age = 0
            var height = 1.5
            var isMember = false
            var nick: String?
            var friends: [Person] = []
            weak var best: Person?
            var rank = Rank.low
            init(_ name: String, _ age: Int) { self.name = name; self.age = age; super.init() }
            func shout() -> String { name.uppercased() }
            func compare(_ other: Person) -> ComparisonResult { name.compare(other.name) }
        }
        final class Student: Person { @objc var school = "S" }
        func people() -> [Person] {
            let list = [Person("Bob", 30), Student("Ann", 20), Person("Carl", 30)]
            list[0].friends = [list[1], list[2]]
            list[0].best = list[1]
            list[2].nick = "C"
            list[2].isMember = true
            return list
        }
        """

    func testValuesByKey() throws {
        let app = #"""
                func run() {
                    let list = people()
                    let (bob, ann) = (list[0], list[1])
                    print(bob.value(forKey: "name") as! String, bob.value(forKey: "age") as! Int, bob.value(forKey: "height") as! Double)
                    print(bob.value(forKey: "nick") as Any, bob.value(forKey: "isMember") as! Bool, bob.value(forKey: "member") as! Bool)
                    print(bob.value(forKey: "rank") as! Int, bob.value(forKey: "shout") as! String, ann.value(forKey: "school") as! String)
                    print(bob.value(forKeyPath: "best.name") as! String, bob.value(forKeyPath: "best.best.name") as Any)
                    print(bob.value(forKeyPath: "friends.name") as! [String], bob.value(forKeyPath: "friends.@avg.age") as! Double)
                    print((list as NSArray).value(forKey: "age") as! [Int], (list as NSArray).value(forKeyPath: "@max.age") as! Int)
                    bob.setValue("Rob", forKey: "name")
                    bob.setValue(31, forKey: "age")
                    bob.setValue(NSNumber(value: 2), forKey: "height")
                    bob.setValue("x", forKeyPath: "best.nick")
                    bob.setValue(7, forKey: "rank")
                    print(bob.name, bob.age, bob.height, ann.nick!, bob.rank == .high)
                    bob.setValuesForKeys(["name": "Bo", "nick": NSNull(), "isMember": true])
                    print(bob.dictionaryWithValues(forKeys: ["name", "isMember"]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
                    (list as NSArray).setValue(1, forKey: "age")
                    print(list.map(\.age))
                    let dictionary = NSMutableDictionary()
                    dictionary.setValue(3, forKey: "a")
                    dictionary.setValue([1, 2], forKeyPath: "b")
                    print(dictionary.value(forKey: "a") as! Int, dictionary.value(forKeyPath: "b.@sum.self") as! Int)
                    dictionary.setValue(nil, forKey: "a")
                    print(dictionary.count)
                    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                    view.setValue(0.5, forKey: "alpha")
                    view.setValue(5, forKeyPath: "layer.cornerRadius")
                    print(view.alpha, view.layer.cornerRadius, view.value(forKey: "hidden") as! Bool)
                    UserDefaults.standard.setValue("v", forKey: "k")
                    print(UserDefaults.standard.value(forKey: "k") as! String)
                }
            """#
        XCTAssertEqual(
            try output(of: app, model: people),
            """
            Bob 30 1.5
            nil false false
            1 BOB S
            Ann nil
            ["Ann", "Carl"] 25.0
            [30, 20, 30] 30
            Rob 31 2.0 x true
            ["isMember=1", "name=Bo"]
            [1, 1, 1]
            3 3
            1
            0.5 5.0 false
            v

            """)
    }

    func testMethodsThatClassesDeclareForKeys() throws {
        let model = """
            class Open: NSObject {
                @objc var known = 1
                var others: [String: Any] = [:]
                override func value(forUndefinedKey key: String) -> Any? { others[key] }
                override func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }
                override func setNilValueForKey(_ key: String) { print("nil for", key); known = -1 }
            }
            final class Loud: Open {
                override func setValue(_ value: Any?, forKey key: String) {
                    print("set", key)
                    super.setValue(value, forKey: key)
                }
                override func setValue(_ value: Any?, forUndefinedKey key: String) {
                    super.setValue("loud", forUndefinedKey: key)
                }
            }
            """
        let app = #"""
                func run() {
                    let open = Open()
                    open.setValue(2, forKey: "known")
                    open.setValue("b", forKey: "a")
                    open.setValue(nil, forKey: "known")
                    print(open.known, open.value(forKey: "a") as! String, open.value(forKeyPath: "a.length") as! Int, open.others)
                    let loud = Loud()
                    loud.setValuesForKeys(["known": 5, "x": 1])
                    print(loud.known, loud.others)
                    print(NSPredicate(format: "known == 5 AND x == 'loud'").evaluate(with: loud))
                }
            """#
        XCTAssertEqual(
            try output(of: app, model: model),
            """
            nil for known
            -1 b 1 ["a": "b"]
            set known
            set x
            5 ["x": "loud"]
            true

            """)
    }

    func testPredicatesAndOrders() throws {
        let app = #"""
                func run() {
                    let list = people() as NSArray
                    func names(_ predicate: NSPredicate) -> [String] { list.filtered(using: predicate).map { ($0 as! Person).name } }
                    print(names(NSPredicate(format: "age == %d", 30)), names(NSPredicate(format: "nick != nil")))
                    print(names(NSPredicate(format: "%K BEGINSWITH[c] %@ OR isMember == YES", #keyPath(Person.name), "a")))
                    print(names(NSPredicate(format: "ANY friends.name == 'Ann'")), names(NSPredicate(format: "best.age < 25")))
                    print(names(NSPredicate(format: "name IN %@", ["Bob", "Carl"])), names(NSPredicate(format: "friends.@count > 1")))
                    print(names(NSPredicate(format: "SUBQUERY(friends, $f, $f.age > 25).@count == 1")))
                    print(names(NSPredicate(format: "FUNCTION(SELF, 'shout') == 'BOB'")), names(NSPredicate(format: "SELF == %@", list[0] as! Person)))
                    print(NSPredicate(format: "a == 1 AND b CONTAINS[cd] %@", "x"), isAdult.predicateFormat)
                    let orders = [NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: #keyPath(Person.name), ascending: false)]
                    print(list.sortedArray(using: orders).map { ($0 as! Person).name })
                    let byName = NSSortDescriptor(key: "name", ascending: true, selector: #selector(NSString.caseInsensitiveCompare(_:)))
                    print(list.sortedArray(using: [byName]).map { ($0 as! Person).name }, byName.selector!)
                    let standard = NSSortDescriptor(key: "name", ascending: true, selector: #selector(NSString.localizedStandardCompare))
                    print(list.sortedArray(using: [standard]).map { ($0 as! Person).name })
                    let typed = NSSortDescriptor(keyPath: \Person.age, ascending: true)
                    print(typed.key!, list.sortedArray(using: [typed]).map { ($0 as! Person).name })
                    print(list.sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)]).map { ($0 as! Person).name })
                    let sum = NSExpression(format: "age * 2 + %d", 1)
                    print(sum.expressionValue(with: list[0], context: nil)!, NSExpression(forKeyPath: "best.name").expressionValue(with: list[0], context: nil)!)
                }
            """#
        let model =
            people + """

                public let isAdult: NSPredicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
                    NSPredicate(format: "age >= 18"), NSPredicate { object, _ in object is Person },
                    NSComparisonPredicate(leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "Bob"), modifier: .direct, type: .notEqualTo, options: []),
                ].dropLast(2) + [NSPredicate(value: true)])
                extension NSPredicate { static var all: NSPredicate { NSPredicate(value: true) } }
                """
        XCTAssertEqual(
            try output(of: app, model: model),
            """
            ["Bob", "Carl"] ["Carl"]
            ["Ann", "Carl"]
            ["Bob"] ["Bob"]
            ["Bob", "Carl"] ["Bob"]
            ["Bob"]
            ["Bob"] ["Bob"]
            a == 1 AND b CONTAINS[cd] "x" age >= 18 AND TRUEPREDICATE
            ["Carl", "Bob", "Ann"]
            ["Ann", "Bob", "Carl"] caseInsensitiveCompare:
            ["Ann", "Bob", "Carl"]
            age ["Ann", "Bob", "Carl"]
            ["Ann", "Bob", "Carl"]
            61 Ann

            """)
    }

    func testWhatIsNotThereIsNamed() throws {
        let app = """
                func run() {
                    _ = people().first!.mutableSetValue(forKey: "friends")
                    withVaList([1]) { _ = NSPredicate(format: "age == %d", arguments: $0) }
                }
            """
        let result = try run(app, model: people)
        XCTAssertNotEqual(result.status, 0)
        XCTAssertTrue(result.errors.contains("has no member 'mutableSetValue'"), result.errors)
        XCTAssertTrue(
            result.errors.contains("pass the arguments as an array to init(format:argumentArray:)"), result.errors)
    }

    func testMistakesAreRaisedInTheWordsOfIOS() throws {
        let words = [
            #"Person("a", 1).value(forKey: "foo")"#:
                "valueForUndefinedKey:]: this class is not key value coding-compliant for the key foo.",
            #"Person("a", 1).setValue(1, forKey: "foo")"#:
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key foo.",
            #"Person("a", 1).setValue(nil, forKey: "age")"#:
                "setNilValueForKey]: could not set nil as the value for the key age.",
            #"NSPredicate(format: "age ==")"#: #"Unable to parse the format string "age ==""#,
        ]
        let keys = words.keys.sorted()
        let model = people + "\nlet mistakes: [() -> Void] = [\(keys.map { "{ _ = \($0) }" }.joined(separator: ", "))]"
        for (number, key) in keys.enumerated() {
            let result = try run("func run() { mistakes[\(number)]() }", model: model)
            XCTAssertNotEqual(result.status, 0)
            XCTAssertTrue(result.errors.contains(words[key] ?? ""), result.errors)
        }
    }
}
