import CoreDataEngine
import UIKit

/// A part of a statement, with the values for its question marks.
struct SQLPart {
    var text: String
    var values: [SQLiteValue] = []
}

/// Predicates and orders as SQL has them, where it does the same as Foundation.
///
/// What SQL does otherwise or not at all, such as comparisons of texts in a language, is left to be done with the objects.
struct SQLTranslation {
    let layout: StoreLayout
    let entity: NSEntityDescription

    struct Condition {
        /// What objects have to meet at least; nil for nothing.
        var part: SQLPart?
        /// Whether it is all that the predicate asks for.
        var isComplete: Bool
    }

    func condition(_ predicate: Foundation.NSPredicate?) -> Condition {
        guard let predicate else { return Condition(part: nil, isComplete: true) }
        if let part = whole(predicate) { return Condition(part: part, isComplete: true) }
        guard let compound = predicate as? NSCompoundPredicate, compound.compoundPredicateType == .and else {
            return Condition(part: nil, isComplete: false)
        }
        // Of conditions that all hold, each one narrows.
        let parts = parts(of: compound).compactMap { condition($0).part }
        return Condition(part: parts.isEmpty ? nil : Self.join(parts, " AND "), isComplete: false)
    }

    private func parts(of compound: NSCompoundPredicate) -> [Foundation.NSPredicate] {
        compound.subpredicates.compactMap { $0 as? Foundation.NSPredicate }
    }

    private static func join(_ parts: [SQLPart], _ word: String) -> SQLPart {
        SQLPart(text: "(" + parts.map(\.text).joined(separator: word) + ")", values: parts.flatMap(\.values))
    }

    private func whole(_ predicate: Foundation.NSPredicate) -> SQLPart? {
        if let comparison = predicate as? NSComparisonPredicate { return self.comparison(comparison) }
        if let compound = predicate as? NSCompoundPredicate {
            let parts = parts(of: compound)
            let translated = parts.compactMap(whole)
            guard translated.count == parts.count else { return nil }
            switch compound.compoundPredicateType {
            case .not:
                return translated.first.map { SQLPart(text: "NOT \(Self.definite($0).text)", values: $0.values) }
            case .and: return translated.isEmpty ? SQLPart(text: "1") : Self.join(translated, " AND ")
            case .or: return translated.isEmpty ? SQLPart(text: "0") : Self.join(translated, " OR ")
            }
        }
        switch (predicate as? NSPredicate)?.predicateFormat {
        case "TRUEPREDICATE": return SQLPart(text: "1")
        case "FALSEPREDICATE": return SQLPart(text: "0")
        default: return nil
        }
    }

    /// SQL has a third answer for values that are nothing, where Foundation's is no.
    private static func definite(_ part: SQLPart) -> SQLPart {
        SQLPart(text: "coalesce(\(part.text), 0)", values: part.values)
    }

    // MARK: Comparisons

    /// What an expression stands for in SQL, and what it is compared with.
    fileprivate struct Operand {
        enum Kind {
            case attribute(NSAttributeDescription)
            case object
        }

        var text: String
        var kind: Kind
    }

    private func comparison(_ predicate: NSComparisonPredicate) -> SQLPart? {
        guard predicate.comparisonPredicateModifier == .direct, predicate.options.isEmpty else { return nil }
        if let operand = operand(predicate.leftExpression), predicate.rightExpression.expressionType == .constantValue {
            return compare(operand, predicate.predicateOperatorType, predicate.rightExpression.constantValue)
        }
        if predicate.leftExpression.expressionType == .constantValue, let operand = operand(predicate.rightExpression),
            let flipped = Self.flipped[predicate.predicateOperatorType]
        {
            return compare(operand, flipped, predicate.leftExpression.constantValue)
        }
        return nil
    }

    private static let flipped: [NSComparisonPredicate.Operator: NSComparisonPredicate.Operator] = [
        .equalTo: .equalTo, .notEqualTo: .notEqualTo, .lessThan: .greaterThan, .greaterThan: .lessThan,
        .lessThanOrEqualTo: .greaterThanOrEqualTo, .greaterThanOrEqualTo: .lessThanOrEqualTo,
    ]

    private func compare(_ operand: Operand, _ kind: NSComparisonPredicate.Operator, _ constant: Any?) -> SQLPart? {
        let (text, isNothing) = (operand.text, ManagedValue.plain(constant) == nil)
        switch kind {
        case .equalTo:
            if isNothing { return SQLPart(text: "\(text) IS NULL") }
            return value(constant, operand).map { SQLPart(text: "coalesce(\(text) = ?, 0)", values: [$0]) }
        case .notEqualTo:
            // Choice (Core Data): what has no value is not equal to any, as where objects are compared.
            if isNothing { return SQLPart(text: "\(text) IS NOT NULL") }
            return value(constant, operand).map { SQLPart(text: "coalesce(\(text) <> ?, 1)", values: [$0]) }
        case .lessThan, .greaterThan, .lessThanOrEqualTo, .greaterThanOrEqualTo:
            let symbols: [NSComparisonPredicate.Operator: String] = [
                .lessThan: "<", .greaterThan: ">", .lessThanOrEqualTo: "<=", .greaterThanOrEqualTo: ">=",
            ]
            guard operand.isOrdered, let symbol = symbols[kind], let value = value(constant, operand) else {
                return nil
            }
            return SQLPart(text: "coalesce(\(text) \(symbol) ?, 0)", values: [value])
        case .in:
            guard let list = ManagedValue.list(constant), list.count <= 500 else { return nil }
            let values = list.compactMap { value($0, operand) }
            guard values.count == list.count else { return nil }
            let marks = values.map { _ in "?" }.joined(separator: ", ")
            return SQLPart(text: "coalesce(\(text) IN (\(marks)), 0)", values: values)
        case .between:
            guard operand.isOrdered, let list = ManagedValue.list(constant), list.count == 2,
                let low = value(list[0], operand), let high = value(list[1], operand)
            else { return nil }
            return SQLPart(text: "coalesce(\(text) BETWEEN ? AND ?, 0)", values: [low, high])
        default: return nil
        }
    }

    private func value(_ constant: Any?, _ operand: Operand) -> SQLiteValue? {
        guard let plain = ManagedValue.plain(constant) else { return nil }
        switch operand.kind {
        case .object:
            let id = (plain as? NSManagedObject)?.objectID ?? plain as? NSManagedObjectID
            // No object has the number of one that was never saved.
            return id.map { .integer($0.number ?? -1) }
        case .attribute(let attribute):
            // Their bytes say nothing of their values, and those of other types are not equal as bytes.
            guard attribute.attributeType != .transformableAttributeType,
                attribute.attributeType != .decimalAttributeType, attribute.attributeType != .floatAttributeType,
                let value = try? ManagedValue.canonical(plain, attribute)
            else { return nil }
            if attribute.attributeType.isNumber, let number = plain as? NSNumber,
                (value as? NSNumber)?.compare(number) != .orderedSame
            {
                return nil
            }
            return (try? StoredValue.encode(value, attribute)) ?? nil
        }
    }

    /// The column or the path of columns of a key path; nil for one that leads elsewhere.
    private func operand(_ expression: NSExpression) -> Operand? {
        switch expression.expressionType {
        case .evaluatedObject: return Operand(text: "t0.Z_PK", kind: .object)
        case .keyPath:
            guard expression.operand.expressionType == .evaluatedObject else { return nil }
            return operand(expression.keyPath.split(separator: ".").map(String.init)[...], of: entity, "t0", 1)
        default: return nil
        }
    }

    private func operand(
        _ path: ArraySlice<String>, of entity: NSEntityDescription, _ alias: String, _ depth: Int
    ) -> Operand? {
        guard let first = path.first else { return nil }
        let rest = path.dropFirst()
        if rest.isEmpty, first == "self" || first == "objectID" { return Operand(text: "\(alias).Z_PK", kind: .object) }
        // A property of a subentity's has a column in the same table, too.
        guard let property = entity.propertiesByName[first], !property.isTransient else { return nil }
        if let attribute = property as? NSAttributeDescription {
            guard rest.isEmpty else { return nil }
            return Operand(text: "\(alias).\(StoreNames.column(first))", kind: .attribute(attribute))
        }
        guard let relationship = property as? NSRelationshipDescription, !relationship.isToMany,
            let target = relationship.destinationEntity, layout.byName[target.name ?? ""] != nil
        else { return nil }
        let column = "\(alias).\(StoreNames.column(first))"
        if rest.isEmpty { return Operand(text: column, kind: .object) }
        let inner = "t\(depth)"
        return operand(rest, of: target, inner, depth + 1).map { found in
            Operand(
                text:
                    "(SELECT \(found.text) FROM \(layout.table(of: target)) \(inner) WHERE \(inner).Z_PK = \(column))",
                kind: found.kind)
        }
    }

    // MARK: Order

    /// The terms of an order; nil where the database cannot keep it.
    func order(_ descriptors: [Foundation.NSSortDescriptor]) -> [String]? {
        var terms: [String] = []
        for descriptor in descriptors {
            guard let descriptor = descriptor as? NSSortDescriptor, let key = descriptor.key,
                descriptor.selector?.description == "compare:",
                let operand = operand(key.split(separator: ".").map(String.init)[...], of: entity, "t0", 1),
                operand.isOrdered
            else { return nil }
            terms.append("\(operand.text) \(descriptor.ascending ? "ASC" : "DESC")")
        }
        return terms
    }
}

extension SQLTranslation.Operand {
    /// Whether SQL orders the values as Foundation does: not texts.
    fileprivate var isOrdered: Bool {
        guard case .attribute(let attribute) = kind else { return false }
        return attribute.attributeType.isNumber && attribute.attributeType != .decimalAttributeType
            || attribute.attributeType == .dateAttributeType
    }
}
