import CoreGraphics
import Foundation

extension EmitterState {
    /// A place in the shape that particles start from.
    func place(_ random: inout RandomNumbers) -> Vector {
        let offset = offset(&random)
        return Vector(x: position.x + offset.x, y: position.y + offset.y, z: z + offset.z)
    }

    private func offset(_ random: inout RandomNumbers) -> Vector {
        let (width, height) = (size.width / 2, size.height / 2)
        func end(_ half: CGFloat) -> CGFloat { random.unit() < 0.5 ? -half : half }
        switch shape {
        case .line:
            return Vector(x: mode == .points ? end(width) : random.sign() * width, y: 0, z: 0)
        case .rectangle:
            if mode == .points { return Vector(x: end(width), y: end(height), z: 0) }
            if mode == .outline { return onEdges(width, height, &random) }
            return Vector(x: random.sign() * width, y: random.sign() * height, z: 0)
        case .cuboid:
            return inBox(width, height, depth / 2, &random)
        case .circle:
            // Choice (particles): a circle's points are its ends on the axes.
            let turn = mode == .points ? (random.unit() * 4).rounded(.down) / 4 : random.unit()
            let angle = turn * 2 * .pi
            let isEdge = mode == .points || mode == .outline
            let radius = size.width * (isEdge ? 1 : random.unit().squareRoot())
            return Vector(x: cos(angle) * radius, y: sin(angle) * radius, z: 0)
        case .sphere:
            let (angle, height) = (random.unit() * 2 * .pi, random.sign())
            let ring = (1 - height * height).squareRoot()
            let radius = size.width * (mode == .volume ? pow(random.unit(), 1.0 / 3) : 1)
            return Vector(x: cos(angle) * ring * radius, y: sin(angle) * ring * radius, z: height * radius)
        default: return Vector(x: 0, y: 0, z: 0)
        }
    }

    /// A place on the four edges of a rectangle, evenly by length.
    private func onEdges(_ width: CGFloat, _ height: CGFloat, _ random: inout RandomNumbers) -> Vector {
        let isLevel = random.unit() * (width + height) < width
        let side: CGFloat = random.unit() < 0.5 ? -1 : 1
        return isLevel
            ? Vector(x: random.sign() * width, y: side * height, z: 0)
            : Vector(x: side * width, y: random.sign() * height, z: 0)
    }

    private func inBox(_ width: CGFloat, _ height: CGFloat, _ depth: CGFloat, _ random: inout RandomNumbers) -> Vector {
        var parts = [random.sign(), random.sign(), random.sign()]
        // How many of the three directions lie at an end: a corner, an edge, a face or none.
        let ends = mode == .points ? 3 : mode == .outline ? 2 : mode == .surface ? 1 : 0
        let first = Int(random.unit() * 3) % 3
        for step in 0..<ends { parts[(first + step) % 3] = parts[(first + step) % 3] < 0 ? -1 : 1 }
        return Vector(x: parts[0] * width, y: parts[1] * height, z: parts[2] * depth)
    }
}
