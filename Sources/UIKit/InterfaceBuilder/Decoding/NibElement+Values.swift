import Foundation

/// Values that elements describe.
extension NibElement {
    /// `x`, `y`, `width`, `height` in points.
    var rect: CGRect { CGRect(origin: point, size: size) }
    var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }
    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

    /// `minX`, `minY`, `maxX`, `maxY` as older elements name edges.
    var insetByEdges: UIEdgeInsets {
        UIEdgeInsets(
            top: number("minY") ?? 0, left: number("minX") ?? 0, bottom: number("maxY") ?? 0,
            right: number("maxX") ?? 0)
    }

    var edgeInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: number("top") ?? 0, left: number("left") ?? 0, bottom: number("bottom") ?? 0,
            right: number("right") ?? 0)
    }

    var directionalEdgeInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
            trailing: number("trailing") ?? 0)
    }

    func rect(_ key: String) -> CGRect? { child(key, named: "rect")?.rect }
    func size(_ key: String) -> CGSize? { child(key, named: "size")?.size }

    /// A text, written as an attribute or, where it has several lines, as an element.
    func string(_ key: String) -> String? {
        if let text = self[key] { return text }
        return (child(key, named: "string") ?? child(key, named: "mutableString"))?.text
    }

    /// One of a set of names.
    func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? { self[name].flatMap { values[$0] } }
}
