/// A part of a mesh at its place before the camera.
public struct Draw: Sendable {
    public var mesh: Mesh
    public var part: Int
    /// From the mesh's space to the camera's.
    public var matrix: Matrix
    public var surface: Surface
    public var opacity: Float = 1
    /// What has a lower number is drawn first.
    public var order = 0
    public var mask = 1

    public init(mesh: Mesh, part: Int, matrix: Matrix, surface: Surface) {
        (self.mesh, self.part, self.matrix, self.surface) = (mesh, part, matrix, surface)
    }
}

/// All that is drawn.
public struct Picture: Sendable {
    public var width: Int
    public var height: Int
    /// Pixels a point, which lines are as thick as.
    public var scale: Float = 1
    /// 1, 2 or 4.
    public var samples = 1
    public var projection: Matrix
    /// Blue, green, red, opacity: what is seen where nothing is drawn.
    public var background: UInt32 = 0
    /// Rows of `width` pixels in place of the colour; as many as the picture has.
    public var backdrop: [UInt32]?
    public var draws: [Draw] = []
    public var lamps: [Lamp] = []
    public var fog: Fog?

    public init(width: Int, height: Int, projection: Matrix) {
        (self.width, self.height, self.projection) = (width, height, projection)
    }
}
