import CoreGraphics
import Foundation

/// How much a picture may differ from the one that was recorded.
public struct SnapshotTolerance: Sendable, Equatable {
    /// How many levels of 255 red, green, blue or alpha of a pixel may differ.
    public var levels: Int
    /// The share of pixels that may differ by more than that, from 0 to 1.
    public var pixels: Double

    /// Makes a tolerance of levels, 0 to 255 a colour component, and of a share of differing pixels, 0 to 1.
    public init(levels: Int = 0, pixels: Double = 0) {
        self.levels = levels
        self.pixels = pixels
    }

    /// Every pixel is the same: pictures are, on every machine with the same fonts.
    public static let exact = SnapshotTolerance()
}

/// Two pictures of one size, pixel by pixel.
struct SnapshotComparison {
    private let recorded: Bitmap
    private let actual: Bitmap
    private let levels: Int
    /// How many pixels differ by more than the tolerance's levels.
    private(set) var differing = 0
    /// The greatest difference of a component, in levels.
    private(set) var greatest = 0

    var count: Int { actual.width * actual.height }

    init(_ recorded: Bitmap, _ actual: Bitmap, levels: Int) {
        self.recorded = recorded
        self.actual = actual
        self.levels = levels
        for y in 0..<actual.height {
            let order = memcmp(
                recorded.baseAddress + y * recorded.stride, actual.baseAddress + y * actual.stride, actual.width * 4)
            guard order != 0 else { continue }
            let (old, new) = (recorded.row(y), actual.row(y))
            for x in 0..<actual.width where old[x] != new[x] {
                let distance = Self.distance(old[x], new[x])
                greatest = max(greatest, distance)
                if distance > levels { differing += 1 }
            }
        }
    }

    /// The recorded picture, pale, with the pixels that differ in red.
    var picture: Bitmap? {
        guard let picture = Bitmap(width: actual.width, height: actual.height) else { return nil }
        for y in 0..<actual.height {
            let (old, new, marked) = (recorded.row(y), actual.row(y), picture.row(y))
            for x in 0..<actual.width {
                let differs = old[x] != new[x] && Self.distance(old[x], new[x]) > levels
                marked[x] = differs ? 0xFFFF_0000 : Self.pale(old[x])
            }
        }
        return picture
    }

    /// The greatest difference of a component, in levels.
    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        var greatest = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let (first, second) = (Int(one >> shift & 255), Int(other >> shift & 255))
            greatest = max(greatest, abs(first - second))
        }
        return greatest
    }

    /// A light grey of the pixel's brightness on white.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        let brightness = (red * 3 + green * 6 + blue) / 10
        let missing = 255 - (pixel >> 24)
        let grey = 191 + min(255, brightness + missing) / 4
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
}
