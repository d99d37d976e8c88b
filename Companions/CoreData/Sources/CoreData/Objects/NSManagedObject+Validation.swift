import UIKit

extension NSManagedObject {
    /// Checks all values; several errors come as one.
    func validateValues() throws {
        var errors: [NSError] = []
        for property in entity.properties {
            if let attribute = property as? NSAttributeDescription, !(attribute is NSDerivedAttributeDescription) {
                errors += self.errors(of: attribute)
            } else if let relationship = property as? NSRelationshipDescription {
                errors += self.errors(of: relationship)
            }
        }
        try Self.raise(errors)
    }

    func validateDeletion() throws {
        var errors: [NSError] = []
        for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name })
        where relationship.deleteRule == .denyDeleteRule {
            let left = objectIDs(forRelationshipNamed: relationship.name).filter {
                managedObjectContext?.registeredObject(for: $0)?.isDeleted != true
            }
            if !left.isEmpty {
                errors.append(
                    error(
                        NSValidationRelationshipDeniedDeleteError, relationship,
                        "Items cannot be deleted from \(relationship.name)."))
            }
        }
        try Self.raise(errors)
    }

    static func raise(_ errors: [NSError]) throws {
        guard let first = errors.first else { return }
        guard errors.count > 1 else { throw first }
        throw CoreDataProblem.error(
            NSValidationMultipleErrorsError, "several values are wrong",
            [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: errors])
    }

    private func errors(of attribute: NSAttributeDescription) -> [NSError] {
        let name = attribute.name
        guard let value = values.plain[name] else {
            guard !attribute.isOptional else { return [] }
            return [error(NSValidationMissingMandatoryPropertyError, attribute, "\(name) is a required value.")]
        }
        let (low, high) = (attribute.limits.minimum, attribute.limits.maximum)
        var errors: [NSError] = []
        if let text = value as? String, attribute.attributeType == .stringAttributeType {
            if let low, Double(text.count) < low {
                errors.append(error(NSValidationStringTooShortError, attribute, "\(name) is too short."))
            }
            if let high, Double(text.count) > high {
                errors.append(error(NSValidationStringTooLongError, attribute, "\(name) is too long."))
            }
            if let pattern = attribute.limits.pattern,
                !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
            {
                errors.append(error(NSValidationStringPatternMatchingError, attribute, "\(name) does not match."))
            }
        } else if let date = value as? Date {
            if let low, date.timeIntervalSinceReferenceDate < low {
                errors.append(error(NSValidationDateTooSoonError, attribute, "\(name) is too soon."))
            }
            if let high, date.timeIntervalSinceReferenceDate > high {
                errors.append(error(NSValidationDateTooLateError, attribute, "\(name) is too late."))
            }
        } else if let number = value as? NSNumber {
            if let low, number.doubleValue < low {
                errors.append(error(NSValidationNumberTooSmallError, attribute, "\(name) is too small."))
            }
            if let high, number.doubleValue > high {
                errors.append(error(NSValidationNumberTooLargeError, attribute, "\(name) is too large."))
            }
        }
        for validation in attribute.validations where !validation.predicate.evaluate(with: value) {
            errors.append(error(NSManagedObjectValidationError, attribute, "\(validation.warning)"))
        }
        return errors
    }

    private func errors(of relationship: NSRelationshipDescription) -> [NSError] {
        // What was not read has not changed.
        guard !values.isFault,
            relationship.isToMany ? values.members[relationship.name] != nil || values.row == nil : true
        else { return [] }
        let count = objectIDs(forRelationshipNamed: relationship.name).count
        if count == 0 {
            guard !relationship.isOptional else { return [] }
            return [
                error(
                    NSValidationMissingMandatoryPropertyError, relationship, "\(relationship.name) is a required value."
                )
            ]
        }
        if relationship.minCount > count {
            return [
                error(
                    NSValidationRelationshipLacksMinimumCountError, relationship,
                    "\(relationship.name) has too few items.")
            ]
        }
        if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
            return [
                error(
                    NSValidationRelationshipExceedsMaximumCountError, relationship,
                    "\(relationship.name) has too many items.")
            ]
        }
        return []
    }

    private func error(_ code: Int, _ property: NSPropertyDescription, _ text: String) -> NSError {
        var information: [String: Any] = [
            NSLocalizedDescriptionKey: text, NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
        ]
        if let value = values.plain[property.name] { information[NSValidationValueErrorKey] = value }
        return CoreDataProblem.error(code, text, information)
    }
}
