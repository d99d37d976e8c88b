import Foundation

extension NSLayoutConstraint {
    /// `<NSLayoutConstraint:0x… UIView:0x….height == 50   (active)>`, as logs name constraints.
    var descriptionText: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let state = isActive ? "   (active)" : "   (inactive)"
        return "<\(objectiveCClassName(self)):\(addressText(self))\(name) \(equation(layoutItemText))\(state)>"
    }

    /// The constraint as an equation, with names for its items.
    func equation(_ name: (AnyObject?) -> String) -> String {
        var text = "\(name(firstItem)).\(firstAttribute) \(relation.sign) "
        if secondItem == nil || secondAttribute == .notAnAttribute {
            text += layoutNumber(constant)
        } else {
            if multiplier != 1 { text += "\(layoutNumber(multiplier))*" }
            text += "\(name(secondItem)).\(secondAttribute)"
            if constant > 0 { text += " + \(layoutNumber(constant))" }
            if constant < 0 { text += " - \(layoutNumber(-constant))" }
        }
        if priority != .required { text += " @\(layoutNumber(CGFloat(priority.rawValue)))" }
        return text
    }

    private static func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
        "\(layoutItemText(item)).\(attribute)"
    }

    var firstAnchorText: String { anchorText(firstItem, firstAttribute) }
    var secondAnchorText: String { anchorText(secondItem, secondAttribute) }

    private func anchorText(_ item: AnyObject?, _ attribute: Attribute) -> String {
        guard let item, let anchor = layoutAnchor(of: item, attribute) else { return "(null)" }
        return "<\(objectiveCClassName(anchor)):\(addressText(anchor)) \"\(Self.side(item, attribute))\">"
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

/// `UIView:0x…`, with a guide's or view's identifier where it has one.
@MainActor func layoutItemText(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    let name: String?
    if let guide = item as? UILayoutGuide {
        name = guide.identifier.isEmpty ? nil : guide.identifier
    } else {
        name = (item as? UIView)?.accessibilityIdentifier
    }
    return "\(objectiveCClassName(item)):\(addressText(item))" + (name.map { "'\($0)'" } ?? "")
}

/// A number as logs print it: without a fraction where it has none, otherwise with six significant digits.
func layoutNumber(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
}
