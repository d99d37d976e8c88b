// What `import UIKit` brings along on iOS.
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Predicates
@_exported import QuartzCore

// Foundation brings Core Foundation's own along; what the module declares itself has precedence.
/// The class of conditions with formats and keys, which comes before Foundation's.
public typealias NSPredicate = Predicates.NSPredicate
/// The class of predicates of others, which comes before Foundation's.
public typealias NSCompoundPredicate = Predicates.NSCompoundPredicate
/// The class of comparisons, which comes before Foundation's.
public typealias NSComparisonPredicate = Predicates.NSComparisonPredicate
/// The class of expressions, which comes before Foundation's.
public typealias NSExpression = Predicates.NSExpression
/// The class of orders by keys, which comes before Foundation's.
public typealias NSSortDescriptor = Predicates.NSSortDescriptor
