import CoreGraphics
import Foundation

/// What drawing a string may do to fit it into its rectangle, and what it did.
public class NSStringDrawingContext: NSObject {
    /// The least part of its fonts' sizes that a text may be shrunk to, to fit into its rectangle; 0 lets it not shrink.
    public var minimumScaleFactor: CGFloat = 0

    /// The part of its fonts' sizes that the last text had, 1 for one that was not shrunk.
    public internal(set) var actualScaleFactor: CGFloat = 0

    /// The rectangle that the last text took up, in points, in the coordinate space of the rectangle that it was drawn in or,
    /// where it was only measured, from (0, 0).
    public internal(set) var totalBounds = CGRect.zero
}
