import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// What shines at a node, along the node's negative z axis.
@preconcurrency @MainActor open class SCNLight: NSObject {
    /// How a light spreads.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// Makes a kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From everywhere.
        public static let ambient = LightType(rawValue: "ambient")
        /// From a point to all sides.
        public static let omni = LightType(rawValue: "omni")
        /// From afar in one direction.
        public static let directional = LightType(rawValue: "directional")
        /// From a point within a cone.
        public static let spot = LightType(rawValue: "spot")
    }

    /// Makes a white light to all sides.
    public override init() { super.init() }

    private func changed() { SceneFrames.shared.redrawAll() }
    /// A name to find the light by.
    open var name: String?
    /// How the light spreads.
    open var type = LightType.omni { didSet { changed() } }
    /// The light's colour, a `UIColor`.
    open var color: Any = UIColor.white { didSet { changed() } }
    /// The light's strength in lumens; 1000 shows colours as they are.
    open var intensity: CGFloat = 1000 { didSet { changed() } }
    /// The warmth of white light, in kelvin, which changes nothing.
    open var temperature: CGFloat = 6500 {
        didSet { Unheeded.report("SCNLight.temperature", if: temperature != 6500, "lights keep their colour") }
    }
    /// From which distance on light fades.
    open var attenuationStartDistance: CGFloat = 0 { didSet { changed() } }
    /// From which distance on there is no light; 0 for never.
    open var attenuationEndDistance: CGFloat = 0 { didSet { changed() } }
    /// How fast light fades: 1 evenly, 2 by the square.
    open var attenuationFalloffExponent: CGFloat = 2 { didSet { changed() } }
    /// The angle of the cone of full light, in degrees.
    open var spotInnerAngle: CGFloat = 0 { didSet { changed() } }
    /// The angle of the cone of any light, in degrees.
    open var spotOuterAngle: CGFloat = 45 { didSet { changed() } }
    /// The bits by which the light chooses the nodes that it shines on.
    open var categoryBitMask = -1 { didSet { changed() } }
    /// Whether the light would throw shadows; asking for them reports itself.
    open var castsShadow = false {
        didSet {
            guard castsShadow else { return }
            Findings.report(
                limit: "scenekit.shadows", "lights throw no shadows", advice: "Expect a scene without shadows.")
        }
    }

    func lamp(_ matrix: Matrix) -> Lamp {
        let tint = ((color as? UIColor) ?? .white).light.xyz * Float(intensity / 1000)
        var lamp = Lamp([.ambient: .ambient, .directional: .directional, .spot: .spot][type] ?? .omni, color: tint)
        lamp.position = matrix.w.xyz
        lamp.direction = matrix.direction(SIMD3(0, 0, -1)).unit
        (lamp.fadeStart, lamp.fadeEnd) = (Float(attenuationStartDistance), Float(attenuationEndDistance))
        lamp.fadePower = Float(attenuationFalloffExponent)
        lamp.innerCosine = cos(Float(spotInnerAngle) * .pi / 360)
        lamp.outerCosine = cos(Float(spotOuterAngle) * .pi / 360)
        lamp.mask = categoryBitMask
        return lamp
    }
}
