import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// Which sides of triangles are left out.
public enum SCNCullMode: Int, Sendable { case back = 0, front }
/// Whether surfaces or only their edges are drawn.
public enum SCNFillMode: UInt, Sendable { case fill = 0, lines }
/// How a material shines through.
public enum SCNTransparencyMode: Int, Sendable { case aOne = 0, rgbZero, singleLayer, dualLayer }
/// How a material is put over what is behind it.
public enum SCNBlendMode: Int, Sendable { case alpha = 0, add, subtract, multiply, screen, replace, max }
/// Which parts of a colour are written.
public struct SCNColorMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a mask of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Red is written.
    public static let red = SCNColorMask(rawValue: 8)
    /// Green is written.
    public static let green = SCNColorMask(rawValue: 4)
    /// Blue is written.
    public static let blue = SCNColorMask(rawValue: 2)
    /// Opacity is written.
    public static let alpha = SCNColorMask(rawValue: 1)
    /// Everything is written.
    public static let all = SCNColorMask(rawValue: 15)
}

/// What a surface looks like in light.
@preconcurrency @MainActor open class SCNMaterial: NSObject, @preconcurrency NSCopying {
    /// How light is reckoned.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        /// The model's name.
        public let rawValue: String
        /// Makes a model of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Diffuse light with highlights by the direction half-way between light and eye.
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        /// Diffuse light with highlights by the direction in which light is thrown back.
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        /// Diffuse light only.
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        /// The diffuse contents, without light.
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        /// Light as metals and other bodies throw it back, by metalness and roughness.
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    }

    /// Makes a white material.
    public override init() {
        super.init()
        for property in [diffuse, ambient, specular, emission, transparent, multiply, normal, metalness, roughness] {
            property.whenChanged = { [weak self] in self?.changed() }
        }
    }

    /// A name to find the material by.
    open var name: String?
    /// The colour that light is thrown back with to all sides.
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    /// The colour that ambient light is thrown back with where `locksAmbientWithDiffuse` is false.
    public let ambient = SCNMaterialProperty()
    /// The colour of highlights.
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    /// The light that the surface gives by itself.
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    /// What the surface shines through by.
    public let transparent = SCNMaterialProperty()
    /// What the colour is multiplied by at last.
    public let multiply = SCNMaterialProperty(contents: UIColor.white)
    /// A picture of how the surface is bent.
    public let normal = SCNMaterialProperty()
    /// How much of a metal the surface is; of the physically based model.
    public let metalness = SCNMaterialProperty(contents: 0)
    /// How rough the surface is; of the physically based model.
    public let roughness = SCNMaterialProperty(contents: 0.5)
    /// How light is reckoned.
    open var lightingModel = LightingModel.blinn { didSet { changed() } }
    /// How small highlights are.
    open var shininess: CGFloat = 1 { didSet { changed() } }
    /// The opacity of all of the material.
    open var transparency: CGFloat = 1 { didSet { changed() } }
    /// How the material shines through.
    open var transparencyMode = SCNTransparencyMode.aOne { didSet { changed() } }
    /// Whether surfaces are seen from behind.
    open var isDoubleSided = false { didSet { changed() } }
    /// Which sides of triangles are left out where the material has one side.
    open var cullMode = SCNCullMode.back { didSet { changed() } }
    /// Whether surfaces or only their edges are drawn.
    open var fillMode = SCNFillMode.fill { didSet { changed() } }
    /// How the material is put over what is behind it.
    open var blendMode = SCNBlendMode.alpha { didSet { changed() } }
    /// Whether ambient light is thrown back with the diffuse colour.
    open var locksAmbientWithDiffuse = true { didSet { changed() } }
    /// Whether the material hides what is drawn later behind it.
    open var writesToDepthBuffer = true { didSet { changed() } }
    /// Whether the material is hidden by what is before it.
    open var readsFromDepthBuffer = true { didSet { changed() } }
    /// Which parts of the colour are written; all or none.
    open var colorBufferWriteMask = SCNColorMask.all { didSet { changed() } }
    /// Whether every point is lit by itself; it always is.
    open var isLitPerPixel = true {
        didSet { Unheeded.report("SCNMaterial.isLitPerPixel", if: !isLitPerPixel, "every point is lit by itself") }
    }

    private func changed() { SceneFrames.shared.redrawAll() }

    /// A copy of the material.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNMaterial()
        other.name = name
        let pairs = [
            (diffuse, other.diffuse), (ambient, other.ambient), (specular, other.specular), (emission, other.emission),
            (transparent, other.transparent), (multiply, other.multiply), (normal, other.normal),
            (metalness, other.metalness), (roughness, other.roughness),
        ]
        for (from, to) in pairs {
            (to.contents, to.intensity, to.contentsTransform) = (from.contents, from.intensity, from.contentsTransform)
            (to.wrapS, to.wrapT, to.magnificationFilter) = (from.wrapS, from.wrapT, from.magnificationFilter)
        }
        (other.lightingModel, other.shininess, other.transparency) = (lightingModel, shininess, transparency)
        (other.transparencyMode, other.isDoubleSided, other.cullMode) = (transparencyMode, isDoubleSided, cullMode)
        (other.fillMode, other.blendMode, other.writesToDepthBuffer) = (fillMode, blendMode, writesToDepthBuffer)
        (other.locksAmbientWithDiffuse, other.readsFromDepthBuffer) = (locksAmbientWithDiffuse, readsFromDepthBuffer)
        other.colorBufferWriteMask = colorBufferWriteMask
        return other
    }

    var surface: Surface {
        var surface = Surface()
        let white = SIMD4<Float>(1, 1, 1, 1)
        let black = SIMD4<Float>(0, 0, 0, 1)
        surface.model =
            [.phong: .phong, .lambert: .lambert, .constant: .constant, .physicallyBased: .physical][lightingModel]
            ?? .blinn
        surface.diffuse = diffuse.paint(else: white)
        surface.ambient = locksAmbientWithDiffuse ? nil : ambient.paint(else: white)
        surface.specular = specular.paint(else: black)
        surface.emission = emission.paint(else: black)
        surface.multiply = multiply.paint(else: white)
        surface.transparent = transparent.contents == nil ? nil : transparent.paint(else: white)
        surface.isTransparentByBrightness = transparencyMode == .rgbZero
        surface.bumps = normal.contents == nil ? nil : normal.paint(else: white)
        surface.metalness = metalness.paint(else: black)
        surface.roughness = roughness.paint(else: SIMD4(0.5, 0.5, 0.5, 1))
        (surface.shininess, surface.transparency) = (Float(shininess), Float(transparency))
        surface.showsFront = isDoubleSided || cullMode == .back
        surface.showsBack = isDoubleSided || cullMode == .front
        (surface.writesDepth, surface.readsDepth) = (writesToDepthBuffer, readsFromDepthBuffer)
        surface.writesColor = colorBufferWriteMask.contains(.red)
        surface.isWire = fillMode == .lines
        switch blendMode {
        case .alpha: surface.blend = .alpha
        case .add: surface.blend = .add
        case .subtract: surface.blend = .subtract
        case .multiply: surface.blend = .multiply
        case .screen: surface.blend = .screen
        case .replace: surface.blend = .replace
        case .max: surface.blend = .max
        }
        return surface
    }
}
