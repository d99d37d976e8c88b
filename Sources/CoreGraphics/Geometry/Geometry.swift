// Foundation on Linux has the four geometry types with Apple's API, and the functions of CGFloat; a client of this module
// gets them from here, and NSObject, as it does on Apple's systems.
@_exported import Foundation

extension CGPoint {
    /// Whether two points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether two sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether two rectangles cover the same area, with sizes taken as positive.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

// The functions of C that Swift hides behind two underscores; apps call them all the same.

/// Whether two points are the same.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Whether two sizes are the same.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
