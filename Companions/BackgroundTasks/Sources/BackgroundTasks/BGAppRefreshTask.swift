import Foundation

/// A look for what is new that is being taken.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
