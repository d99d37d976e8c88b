import Foundation

/// An asset or an album that a block of changes makes: once it is there, it is fetched by the placeholder's identifier.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
