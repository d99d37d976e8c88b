/// Cases in two shapes: in Swift that any system compiles, and in Swift that leans on Objective-C's runtime.
struct DifferentialCase {
    let name: String
    let native: String
    let translated: String
}

/// The cases of the differential test: every operation with every shape of class.
enum DifferentialCases {
    static let all = values + predicates + orders + observers + messages + handMade

    /// How an object of each shape is made.
    private static let shapes = [
        ("plain", "Plain()"), ("inherited", "Inherited()"), ("overridden", "Overriding()"), ("extended", "Extended()"),
        ("generic", "Generic<String>()"),
    ]

    /// The properties, with a second value and the type as which it comes back.
    private static let properties = [
        ("whole", "42", "Int"), ("real", "2.25", "Double"), ("text", "\"new\"", "String"), ("flag", "true", "Bool"),
        ("list", "[7, 8]", "[Int]"), ("single", "Float(0.5)", "Float"),
    ]

    private static func each<Item>(
        _ items: [Item], _ make: (Item, _ shape: String, _ object: String) -> DifferentialCase
    ) -> [DifferentialCase] {
        items.flatMap { item in shapes.map { make(item, $0.0, $0.1) } }
    }

    // MARK: Key-value coding

    private static let values =
        each(properties) { property, shape, object in
            let (name, _, type) = property
            return DifferentialCase(
                name: "value \(name) \(shape)", native: "print(\(object).\(name))",
                translated: "print(\(object).value(forKey: \"\(name)\") as! \(type))")
        }
        + each(properties) { property, shape, object in
            let (name, value, _) = property
            return DifferentialCase(
                name: "setValue \(name) \(shape)",
                native: "let o = \(object); o.\(name) = \(value); print(o.\(name))",
                translated: "let o = \(object); o.setValue(\(value), forKey: \"\(name)\"); print(o.\(name))")
        }
        + each(properties) { property, shape, object in
            let (name, value, type) = property
            return DifferentialCase(
                name: "key path \(name) \(shape)",
                native: "let h = Holder(); let o = \(object); h.any = o; o.\(name) = \(value); print(o.\(name))",
                translated: "let h = Holder(); h.any = \(object); h.setValue(\(value), forKeyPath: \"any.\(name)\"); "
                    + "print(h.value(forKeyPath: \"any.\(name)\") as! \(type))")
        }

    // MARK: Predicates

    private static let conditions = [
        ("whole == 3", "$0.whole == 3"), ("whole != 3", "$0.whole != 3"), ("whole < 3", "$0.whole < 3"),
        ("whole <= 3", "$0.whole <= 3"), ("whole > 3", "$0.whole > 3"), ("whole >= 3", "$0.whole >= 3"),
        ("text BEGINSWITH 'n2'", "$0.text.hasPrefix(\"n2\")"), ("text ENDSWITH '4'", "$0.text.hasSuffix(\"4\")"),
        ("text CONTAINS '3'", "$0.text.contains(\"3\")"), ("text ==[c] 'N1'", "$0.text.lowercased() == \"n1\""),
        ("text LIKE 'n?'", "$0.text.count == 2 && $0.text.hasPrefix(\"n\")"),
        ("text MATCHES 'n[12]'", "[\"n1\", \"n2\"].contains($0.text)"),
        ("whole BETWEEN {2, 4}", "(2...4).contains($0.whole)"), ("whole IN {1, 5}", "[1, 5].contains($0.whole)"),
        ("flag == YES AND whole > 2", "$0.flag && $0.whole > 2"),
        ("flag == NO OR whole > 4", "!$0.flag || $0.whole > 4"), ("NOT whole == 2", "!($0.whole == 2)"),
        ("ANY list > 4", "$0.list.contains { $0 > 4 }"), ("ALL list > 2", "$0.list.allSatisfy { $0 > 2 }"),
        ("NONE list > 4", "!$0.list.contains { $0 > 4 }"), ("list.@sum.self > 5", "$0.list.reduce(0, +) > 5"),
        ("whole * 2 + 1 > 5", "$0.whole * 2 + 1 > 5"),
    ]

    private static let predicates = each(conditions) { condition, shape, object in
        DifferentialCase(
            name: "predicate \(condition.0) \(shape)",
            native: "print(five { \(object) }.filter { \(condition.1) }.map(\\.whole))",
            translated: "print((five { \(object) } as NSArray).filtered(using: NSPredicate(format: \"\(condition.0)\"))"
                + ".map { ($0 as! NSObject).value(forKey: \"whole\") as! Int })")
    }

    private static let orders = each([("whole", "<"), ("whole", ">"), ("text", "<"), ("text", ">")]) {
        order, shape, object in
        DifferentialCase(
            name: "order \(order.0) \(order.1) \(shape)",
            native: "print(five { \(object) }.sorted { $0.\(order.0) \(order.1) $1.\(order.0) }.map(\\.whole))",
            translated:
                "print((five { \(object) } as NSArray).sortedArray(using: [NSSortDescriptor(key: \"\(order.0)\", "
                + "ascending: \(order.1 == "<"))]).map { ($0 as! NSObject).value(forKey: \"whole\") as! Int })")
    }

    // MARK: Key-value observing

    private static let observers =
        each(properties) { property, shape, object in
            let (name, value, _) = property
            return DifferentialCase(
                name: "observe \(name) \(shape)",
                native: "let o = \(object); let old = o.\(name); o.\(name) = \(value); print(\"told\", old, o.\(name))",
                translated: "let o = \(object); let token = o.observe(\\.\(name), options: [.old, .new]) { "
                    + "print(\"told\", $1.oldValue!, $1.newValue!) }; o.\(name) = \(value); token.invalidate(); "
                    + "o.\(name) = \(value)")
        }
        + each(properties) { property, shape, object in
            let (name, value, _) = property
            return DifferentialCase(
                name: "observe by key \(name) \(shape)",
                native:
                    "let o = \(object); print(\"initial\", o.\(name)); o.\(name) = \(value); print(\"told\", o.\(name))",
                translated: "let o = \(object); let token = o.observe(\\.\(name), options: [.initial]) { o, _ in "
                    + "print(isFirst ? \"initial\" : \"told\", o.\(name)); isFirst = false }; "
                    + "o.setValue(\(value), forKey: \"\(name)\"); token.invalidate(); isFirst = true")
        }

    // MARK: Messages

    private static let messages =
        each([("hello", "hello()"), ("whole", "whole")]) { message, shape, object in
            DifferentialCase(
                name: "perform \(message.0) \(shape)", native: "print(\(object).\(message.1))",
                translated: "print(\(object).perform(NSSelectorFromString(\"\(message.0)\"))!.takeUnretainedValue())")
        }
        + each([()]) { _, shape, object in
            DifferentialCase(
                name: "perform with \(shape)", native: "print(\(object).greet(\"you\"))",
                translated: "print(\(object).perform(Selector((\"greet:\")), with: \"you\")!.takeUnretainedValue())")
        }
        + each([()]) { _, shape, object in
            DifferentialCase(
                name: "responds \(shape)", native: "_ = \(object); print(true, false)",
                translated: "let o = \(object); print(o.responds(to: Selector((\"greet:\"))), "
                    + "o.responds(to: Selector((\"nothing\"))))")
        }
        + each([("absent", false), ("present", true)]) { part, shape, object in
            DifferentialCase(
                name: "optional requirement \(part.0) \(shape)",
                native: "_ = \(object); print(\(part.1 ? "\"did\"" : "\"nothing\""))",
                translated: "let o = \(object); let d: Delegate = \(part.1 ? "Full()" : "Empty()"); "
                    + "print(d.did?(o) ?? \"nothing\")")
        }

    // MARK: By hand

    private static let handMade = [
        DifferentialCase(
            name: "operators", native: "print(6, 2.0, 3, 1, 3)",
            translated: "let l = [1, 2, 3] as NSArray; print(l.value(forKeyPath: \"@sum.self\") as! Int, "
                + "l.value(forKeyPath: \"@avg.self\") as! Double, l.value(forKeyPath: \"@max.self\") as! Int, "
                + "l.value(forKeyPath: \"@min.self\") as! Int, l.value(forKeyPath: \"@count\") as! Int)"),
        DifferentialCase(
            name: "distinct", native: "print([\"a\", \"b\"])",
            translated: "print(([[\"k\": \"a\"], [\"k\": \"b\"], [\"k\": \"a\"]] as NSArray)"
                + ".value(forKeyPath: \"@distinctUnionOfObjects.k\") as! [String])"),
        DifferentialCase(
            name: "class message", native: "print(\"class\")",
            translated: "print(Plain.perform(#selector(Plain.about))!.takeUnretainedValue())"),
        DifferentialCase(
            name: "inherited class message", native: "print(\"class\")",
            translated: "print(Inherited.perform(#selector(Plain.about))!.takeUnretainedValue())"),
        DifferentialCase(
            name: "key path macro", native: "print(\"held.whole\")",
            translated: "print(#keyPath(Holder.held.whole))"),
        DifferentialCase(
            name: "associated object", native: "print(\"tied\")",
            translated: "let o = Plain(); objc_setAssociatedObject(o, &key, \"tied\", .OBJC_ASSOCIATION_RETAIN); "
                + "print(objc_getAssociatedObject(o, &key) as! String)"),
        DifferentialCase(
            name: "class name", native: "print(true)",
            translated: "print(NSClassFromString(NSStringFromClass(Plain.self)) == Plain.self)"),
        DifferentialCase(
            name: "kinds", native: "print(true, false)",
            translated: "print(Inherited().isKind(of: Plain.self), Inherited().isMember(of: Plain.self))"),
        DifferentialCase(
            name: "expression", native: "print(7)",
            translated: "print(NSExpression(format: \"1 + 2 * 3\").expressionValue(with: nil, context: nil) as! Int)"),
        DifferentialCase(
            name: "variables", native: "print(true)",
            translated: "print(NSPredicate(format: \"whole == $N\").withSubstitutionVariables([\"N\": 3])"
                + ".evaluate(with: Plain()))"),
    ]
}
