import Foundation

/// An outline that can grow.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes an empty outline.
    public convenience init() { self.init(Path()) }

    package func update(_ change: (inout Path) -> Void) { change(&value) }
}
