import Foundation

/// A place among messages.
public final class OSLogPosition: NSObject, Sendable {
    let date: Date

    init(date: Date) { self.date = date }
}
