import Foundation

extension NibInstantiation {
    /// Makes a constraint that a view's element lists, and activates it unless the document leaves it out for the
    /// current size class.
    func makeConstraint(_ element: NibElement, in view: UIView, isInstalled: Bool) {
        selectVariations(of: element)
        // Held by Interface Builder alone: the app is expected to add its own.
        guard element.bool("placeholder") != true else { return element.ignore() }
        let second = element["secondItem"]
        guard let firstItem = element["firstItem"].map({ object($0) }) ?? view,
            second == nil || object(second) != nil
        else {
            DiagnosticsChannel.shared.report(
                limit: .danglingConstraint,
                "the constraint is left out: it is about an object that was not made",
                file: document.file, line: element.line)
            return element.ignore()
        }
        let secondItem = object(second)
        guard let first = element.choice("firstAttribute", Self.attributes) else { return element.ignore() }
        let constraint = ConstraintMaking.make(
            constraintClass(of: element),
            item: firstItem, attribute: first, relatedBy: element.choice("relation", Self.relations) ?? .equal,
            toItem: secondItem, attribute: element.choice("secondAttribute", Self.attributes) ?? .notAnAttribute,
            multiplier: multiplier(of: element),
            constant: constant(of: element, between: firstItem, secondItem, in: view))
        if let priority = element.number("priority"), priority > 0, priority <= 1000 {
            constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.identifier = element["identifier"]
        register(constraint, for: element)
        keep(constraint)
        if isInstalled { constraint.isActive = true }
    }

    /// The class that the document names, where the app has it and it is one of constraints.
    private func constraintClass(of element: NibElement) -> NSLayoutConstraint.Type {
        guard let name = element["customClass"] else { return NSLayoutConstraint.self }
        guard let type = NibClasses.find(name, module: element["customModule"]) as? NSLayoutConstraint.Type else {
            DiagnosticsChannel.shared.report(
                "interface-builder.wrong-class", "class \(name) is not there, or is not one of constraints",
                advice: "Check the class and its module in the identity inspector.",
                file: document.file, line: element.line)
            return NSLayoutConstraint.self
        }
        return type
    }

    /// "1.5", or "16:9" for a ratio.
    private func multiplier(of element: NibElement) -> CGFloat {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split(separator: ":").map { Double($0) }
        switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
        case (1, let value?, _) where value.isFinite: return CGFloat(value)
        case (2, let numerator?, let denominator?) where numerator.isFinite && denominator.isFinite && denominator != 0:
            return CGFloat(numerator / denominator)
        default: return 1
        }
    }

    /// A standard distance is written without a number: 8 points between siblings, 20 to the superview.
    private func constant(
        of element: NibElement, between first: AnyObject, _ second: AnyObject?, in view: UIView
    ) -> CGFloat {
        let isSymbolic = element.bool("symbolic") ?? false
        _ = element["symbolType"]
        if let constant = element.number("constant") { return constant }
        guard isSymbolic else { return 0 }
        return first === view || second === view ? 20 : 8
    }

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
