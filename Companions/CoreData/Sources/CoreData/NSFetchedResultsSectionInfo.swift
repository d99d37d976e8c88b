import Foundation

/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
    /// The section's name: the value that its objects share.
    var name: String { get }
    /// The title of the section in the index beside a table.
    var indexTitle: String? { get }
    /// The number of its objects.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}
