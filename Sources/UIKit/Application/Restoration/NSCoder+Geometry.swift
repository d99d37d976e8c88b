import Foundation

/// Geometry in keyed archives, as UIKit's coders have it; Foundation's own `encode` methods write it.
extension NSCoder {
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        (decodeObject(forKey: key) as? String).map(NSPointFromString) ?? .zero
    }

    public func decodeCGSize(forKey key: String) -> CGSize {
        (decodeObject(forKey: key) as? String).map(NSSizeFromString) ?? .zero
    }

    public func decodeCGRect(forKey key: String) -> CGRect {
        (decodeObject(forKey: key) as? String).map(NSRectFromString) ?? .zero
    }
}
