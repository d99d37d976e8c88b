import Foundation
@_spi(Framework) import UIKit

/// A place that calendars come from: there is one, on the device.
open class EKSource: EKObject, @unchecked Sendable {
    /// What the source is known by.
    public let sourceIdentifier = UUID().uuidString
    /// The name.
    open var title: String { "Default" }
    /// Where the calendars come from.
    open var sourceType: EKSourceType { .local }

    override init() { super.init() }

    /// The source's calendars.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
        onMain { Set(EventBook.shared.calendars.filter { $0.type(of: entityType) }) }
    }
}
