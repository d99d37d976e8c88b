import CoreGraphics
import Foundation

/// Animatable values by the key paths that animations name.
extension LayerState {
    /// Reads or writes one value; reading gives nil for a key path that does not exist, writing it does nothing.
    package subscript(value keyPath: String) -> AnimatableValue? {
        get {
            switch keyPath {
            case "bounds": .rect(bounds)
            case "bounds.size": .size(bounds.size)
            case "bounds.size.width": .scalar(Double(bounds.width))
            case "bounds.size.height": .scalar(Double(bounds.height))
            case "bounds.origin": .point(bounds.origin)
            case "bounds.origin.x": .scalar(Double(bounds.minX))
            case "bounds.origin.y": .scalar(Double(bounds.minY))
            case "position": .point(position)
            case "position.x": .scalar(Double(position.x))
            case "position.y": .scalar(Double(position.y))
            case "zPosition": .scalar(Double(zPosition))
            case "anchorPoint": .point(anchorPoint)
            case "anchorPoint.x": .scalar(Double(anchorPoint.x))
            case "anchorPoint.y": .scalar(Double(anchorPoint.y))
            case "anchorPointZ": .scalar(Double(anchorPointZ))
            case "transform": .transform(transform)
            case "sublayerTransform": .transform(sublayerTransform)
            case "transform.translation.x": .scalar(Double(transform.m41))
            case "transform.translation.y": .scalar(Double(transform.m42))
            case "transform.translation.z": .scalar(Double(transform.m43))
            case "transform.translation":
                .size(CGSize(width: transform.m41, height: transform.m42))
            case "transform.scale", "transform.scale.x":
                .scalar(hypot(Double(transform.m11), Double(transform.m12)))
            case "transform.scale.y": .scalar(hypot(Double(transform.m21), Double(transform.m22)))
            case "transform.scale.z": .scalar(Double(transform.depthScale))
            case "transform.rotation.x": .scalar(transform.turnAboutX)
            case "transform.rotation.y": .scalar(transform.turnAboutY)
            case "transform.rotation", "transform.rotation.z":
                .scalar(atan2(Double(transform.m12), Double(transform.m11)))
            case "opacity": .scalar(Double(opacity))
            case "backgroundColor": .color(backgroundColor ?? .clear)
            case "cornerRadius": .scalar(Double(cornerRadius))
            case "borderWidth": .scalar(Double(borderWidth))
            case "borderColor": .color(borderColor ?? .clear)
            case "shadowColor": .color(shadowColor ?? .clear)
            case "shadowOpacity": .scalar(Double(shadowOpacity))
            case "shadowOffset": .size(shadowOffset)
            case "shadowRadius": .scalar(Double(shadowRadius))
            case "contentsRect": .rect(contentsRect)
            default: special[value: keyPath] ?? added[keyPath]
            }
        }
        set {
            switch (keyPath, newValue) {
            case ("bounds", .rect(let value)): bounds = value
            case ("bounds.size", .size(let value)): bounds.size = value
            case ("bounds.size.width", .scalar(let value)): bounds.size.width = CGFloat(value)
            case ("bounds.size.height", .scalar(let value)): bounds.size.height = CGFloat(value)
            case ("bounds.origin", .point(let value)): bounds.origin = value
            case ("bounds.origin.x", .scalar(let value)): bounds.origin.x = CGFloat(value)
            case ("bounds.origin.y", .scalar(let value)): bounds.origin.y = CGFloat(value)
            case ("position", .point(let value)): position = value
            case ("position.x", .scalar(let value)): position.x = CGFloat(value)
            case ("position.y", .scalar(let value)): position.y = CGFloat(value)
            case ("zPosition", .scalar(let value)): zPosition = CGFloat(value)
            case ("anchorPoint", .point(let value)): anchorPoint = value
            case ("anchorPoint.x", .scalar(let value)): anchorPoint.x = CGFloat(value)
            case ("anchorPoint.y", .scalar(let value)): anchorPoint.y = CGFloat(value)
            case ("anchorPointZ", .scalar(let value)): anchorPointZ = CGFloat(value)
            case ("transform", .transform(let value)): transform = value
            case ("sublayerTransform", .transform(let value)): sublayerTransform = value
            case ("transform.translation.x", .scalar(let value)): transform.m41 = CGFloat(value)
            case ("transform.translation.y", .scalar(let value)): transform.m42 = CGFloat(value)
            case ("transform.translation.z", .scalar(let value)): transform.m43 = CGFloat(value)
            case ("transform.translation", .size(let value)):
                transform.m41 = value.width
                transform.m42 = value.height
            case ("transform.scale", .scalar(let value)): scale(x: value, y: value)
            case ("transform.scale.x", .scalar(let value)): scale(x: value, y: nil)
            case ("transform.scale.y", .scalar(let value)): scale(x: nil, y: value)
            case ("transform.scale.z", .scalar(let value)):
                let old = transform.depthScale
                if old != 0 { transform = CATransform3DScale(transform, 1, 1, CGFloat(value) / old) }
            case ("transform.rotation.x", .scalar(let value)):
                transform = CATransform3DRotate(transform, CGFloat(value - transform.turnAboutX), 1, 0, 0)
            case ("transform.rotation.y", .scalar(let value)):
                transform = CATransform3DRotate(transform, CGFloat(value - transform.turnAboutY), 0, 1, 0)
            case ("transform.rotation", .scalar(let value)), ("transform.rotation.z", .scalar(let value)):
                let current = atan2(Double(transform.m12), Double(transform.m11))
                transform = CATransform3DRotate(transform, CGFloat(value - current), 0, 0, 1)
            case ("opacity", .scalar(let value)): opacity = Float(value)
            case ("backgroundColor", .color(let value)): backgroundColor = value
            case ("cornerRadius", .scalar(let value)): cornerRadius = CGFloat(value)
            case ("borderWidth", .scalar(let value)): borderWidth = CGFloat(value)
            case ("borderColor", .color(let value)): borderColor = value
            case ("shadowColor", .color(let value)): shadowColor = value
            case ("shadowOpacity", .scalar(let value)): shadowOpacity = Float(value)
            case ("shadowOffset", .size(let value)): shadowOffset = value
            case ("shadowRadius", .scalar(let value)): shadowRadius = CGFloat(value)
            case ("contentsRect", .rect(let value)): contentsRect = value
            default:
                if added[keyPath] != nil { added[keyPath] = newValue } else { special[value: keyPath] = newValue }
            }
        }
    }

    /// Sets the lengths of the transform's axes and keeps their directions.
    private mutating func scale(x: Double?, y: Double?) {
        let (currentX, currentY) = (
            hypot(Double(transform.m11), Double(transform.m12)), hypot(Double(transform.m21), Double(transform.m22))
        )
        let factorX = x.map { currentX > 1e-9 ? $0 / currentX : 0 } ?? 1
        let factorY = y.map { currentY > 1e-9 ? $0 / currentY : 0 } ?? 1
        transform = CATransform3DScale(transform, CGFloat(factorX), CGFloat(factorY), 1)
    }
}

extension CATransform3D {
    /// How much the z axis is stretched.
    fileprivate var depthScale: CGFloat { (m31 * m31 + m32 * m32 + m33 * m33).squareRoot() }

    /// The turn about the x axis of a transform that turns about no other, in radians.
    fileprivate var turnAboutX: Double { atan2(Double(m23), Double(m22)) }

    /// The turn about the y axis of a transform that turns about no other, in radians.
    fileprivate var turnAboutY: Double { atan2(Double(-m13), Double(m11)) }
}
