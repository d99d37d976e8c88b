import Predicates

// Foundation has classes of these names, too.
typealias NSPredicate = Predicates.NSPredicate
typealias NSCompoundPredicate = Predicates.NSCompoundPredicate
typealias NSComparisonPredicate = Predicates.NSComparisonPredicate
typealias NSExpression = Predicates.NSExpression
typealias NSSortDescriptor = Predicates.NSSortDescriptor
