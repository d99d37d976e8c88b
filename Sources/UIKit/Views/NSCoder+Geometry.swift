import Foundation

/// Geometry in keyed archives, as UIKit's coders have it; Foundation's own `encode` methods write it.
extension NSCoder {
    /// The point encoded under a key; zero where the archive has none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        decodeText(forKey: key).map(NSPointFromString) ?? .zero
    }

    /// The size encoded under a key; zero where the archive has none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        decodeText(forKey: key).map(NSSizeFromString) ?? .zero
    }

    /// The rectangle encoded under a key; zero where the archive has none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        decodeText(forKey: key).map(NSRectFromString) ?? .zero
    }

    /// Encodes edge insets under a key, as text with the distances top, left, bottom, right.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(Self.text([insets.top, insets.left, insets.bottom, insets.right]), forKey: key)
    }

    /// The edge insets encoded under a key; zero where the archive has none, or a text that cannot be read.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        guard let parts = numbers(4, forKey: key) else { return .zero }
        return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
    }

    /// Encodes an affine transform under a key, as text with its six numbers from `a` to `ty`.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(
            Self.text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]), forKey: key)
    }

    /// The affine transform encoded under a key; the identity where the archive has none, or a text that cannot be
    /// read.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        guard let parts = numbers(6, forKey: key) else { return .identity }
        return CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }

    private static func text(_ numbers: [CGFloat]) -> NSString {
        NSString(string: "{" + numbers.map { "\(Double($0))" }.joined(separator: ", ") + "}")
    }

    private func numbers(_ count: Int, forKey key: String) -> [CGFloat]? {
        guard let text = decodeText(forKey: key) else { return nil }
        let parts = text.split { "{,} ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        return parts.count == count ? parts : nil
    }

    /// Foundation's unarchiver ends the app where it is asked for an object that is not there.
    private func decodeText(forKey key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? String : nil
    }
}
