import DisplayProtocol
import Foundation

/// Random numbers that are the same at every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678 }

    mutating func next() -> UInt64 {
        state = state &+ 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }
}

/// A picture that can be painted on.
struct Canvas {
    let width: Int
    let height: Int
    var colours: [UInt32]

    init(width: Int, height: Int, colour: UInt32 = 0xffffff) {
        self.width = width
        self.height = height
        colours = Array(repeating: colour, count: width * height)
    }

    var picture: Picture { Picture(width: width, height: height, colours: colours) }

    mutating func fill(_ rectangle: AppMessage.PixelRectangle, _ colour: (_ x: Int, _ y: Int) -> UInt32) {
        for y in max(0, rectangle.y)..<max(0, min(height, rectangle.y + rectangle.height)) {
            for x in max(0, rectangle.x)..<max(0, min(width, rectangle.x + rectangle.width)) {
                colours[y * width + x] = colour(x, y)
            }
        }
    }

    /// Something of what apps show: flat areas, noise as in photographs, gradients, and rows as of text.
    mutating func scribble(using generator: inout some RandomNumberGenerator) -> AppMessage.PixelRectangle {
        let rectangle = AppMessage.PixelRectangle(
            x: .random(in: 0..<width, using: &generator), y: .random(in: 0..<height, using: &generator),
            width: .random(in: 1...width, using: &generator), height: .random(in: 1...height, using: &generator))
        let colour = UInt32.random(in: 0...0xff_ffff, using: &generator)
        var noise = generator
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: fill(rectangle) { _, _ in colour }
        case 1: fill(rectangle) { _, _ in .random(in: 0...0xff_ffff, using: &noise) }
        case 2: fill(rectangle) { x, y in UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32(x + y) & 255 }
        default:
            fill(rectangle) { x, y in
                y / 7 % 3 == 0 && (x &* 2_654_435_761 &+ y / 21 &* 40503) >> 5 & 3 == 0 ? 0x222222 : 0xfafafa
            }
        }
        return rectangle
    }

    /// Moves what an area shows, and says what that area is.
    mutating func scroll(_ area: AppMessage.PixelRectangle, dx: Int, dy: Int) -> AppMessage.PixelRectangle {
        let (old, width, height) = (colours, width, height)
        fill(area) { x, y in
            let (fromX, fromY) = (x - dx, y - dy)
            guard fromX >= area.x, fromX < area.x + area.width, fromY >= area.y, fromY < area.y + area.height,
                fromX < width, fromY < height
            else { return UInt32(x &* 31 &+ y &* 17) & 0xff_ffff }
            return old[fromY * width + fromX]
        }
        return area
    }
}
