/// How a surface answers light.
public struct Surface: Sendable {
    public enum Model: Sendable { case constant, lambert, phong, blinn, physical }
    public enum Blend: Sendable { case alpha, add, subtract, multiply, screen, replace, max }

    public var model = Model.blinn
    public var blend = Blend.alpha
    public var diffuse = Paint.white
    /// Nil for the diffuse one.
    public var ambient: Paint?
    public var specular = Paint.black
    public var emission = Paint.black
    public var multiply = Paint.white
    /// Nil for none.
    public var transparent: Paint?
    /// Where light shines through by brightness, and not by opacity.
    public var isTransparentByBrightness = false
    /// Nil for none.
    public var bumps: Paint?
    public var metalness = Paint.black
    public var roughness = Paint(color: SIMD4(0.5, 0.5, 0.5, 1))
    public var shininess: Float = 1
    public var transparency: Float = 1
    public var showsFront = true
    public var showsBack = false
    public var writesDepth = true
    public var readsDepth = true
    public var writesColor = true
    /// Only the edges of triangles are drawn.
    public var isWire = false

    public init() {}

    var isSolid: Bool {
        transparency >= 1 && blend == .alpha && transparent == nil && diffuse.color.w >= 1
            && diffuse.texture?.isOpaque ?? true || blend == .replace
    }
}

/// A light, in the camera's space.
public struct Lamp: Sendable {
    public enum Kind: Sendable { case ambient, omni, directional, spot }

    public var kind: Kind
    /// In linear light.
    public var color: SIMD3<Float>
    public var position = SIMD3<Float>.zero
    /// From the light.
    public var direction = SIMD3<Float>(0, 0, -1)
    /// Where light begins to fade and where it ends; 0 for never.
    public var fadeStart: Float = 0
    public var fadeEnd: Float = 0
    public var fadePower: Float = 2
    /// The cosines of half the angles of a spot.
    public var innerCosine: Float = 1
    public var outerCosine: Float = 0.92
    /// Which bodies are lit: those whose mask has a bit of this one.
    public var mask = Int.max

    public init(_ kind: Kind, color: SIMD3<Float>) { (self.kind, self.color) = (kind, color) }
}

/// What hides what is far.
public struct Fog: Sendable {
    public var start: Float
    public var end: Float
    public var power: Float
    public var color: SIMD3<Float>

    public init(start: Float, end: Float, power: Float, color: SIMD3<Float>) {
        (self.start, self.end, self.power, self.color) = (start, end, power, color)
    }
}
