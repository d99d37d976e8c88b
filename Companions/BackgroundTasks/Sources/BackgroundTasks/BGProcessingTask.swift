import Foundation

/// Long work that is being done.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
