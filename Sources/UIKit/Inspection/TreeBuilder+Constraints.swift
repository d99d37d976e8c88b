import DisplayProtocol
import Foundation

extension TreeBuilder {
    static func constraint(_ constraint: NSLayoutConstraint) -> Tree.Constraint {
        let hasSecond = constraint.secondItem != nil && constraint.secondAttribute != .notAnAttribute
        return Tree.Constraint(
            text: constraint.equation(name), identifier: constraint.identifier,
            first: side(constraint.firstItem, constraint.firstAttribute), relation: constraint.relation.sign,
            second: hasSecond ? side(constraint.secondItem, constraint.secondAttribute) : nil,
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            priority: Double(constraint.priority.rawValue), isBroken: constraint.isBroken)
    }

    private static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Tree.Constraint.Side {
        let guide = item as? UILayoutGuide
        return .init(
            view: NSLayoutConstraint.view(of: item).map(InspectionNumbers.number(of:)),
            guide: guide.map { $0.identifier.isEmpty ? plainClassName($0) : $0.identifier }, attribute: "\(attribute)")
    }

    /// The class of an item, and what the app calls it: addresses differ from run to run.
    private static func name(_ item: AnyObject?) -> String {
        guard let item else { return "(null)" }
        let name: String? =
            if let guide = item as? UILayoutGuide {
                guide.identifier
            } else {
                (item as? UIView).flatMap { view in GivenAccessibility.alone { view.accessibilityIdentifier } }
            }
        return plainClassName(item) + (name.flatMap { $0.isEmpty ? nil : "'\($0)'" } ?? "")
    }
}

extension NSLayoutConstraint {
    /// Whether the layout does without the constraint because it contradicts others.
    var isBroken: Bool { engine?.entries[ObjectIdentifier(self)]?.conflict != nil }
}
