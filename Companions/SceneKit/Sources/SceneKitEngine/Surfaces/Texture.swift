import Foundation

/// A picture that lies on surfaces, with smaller ones for where it is seen from afar.
public final class Texture: @unchecked Sendable {
    struct Level {
        let width: Int
        let height: Int
        /// Red, green, blue and opacity, colours multiplied by opacities.
        let pixels: UnsafeMutablePointer<SIMD4<UInt8>>
    }

    let levels: [Level]
    public let isOpaque: Bool
    public var width: Int { levels[0].width }
    public var height: Int { levels[0].height }

    /// Makes a texture of rows of pixels: red, green, blue, opacity, with colours multiplied by it.
    public init?(width: Int, height: Int, bytesPerRow: Int, bytes: UnsafePointer<UInt8>) {
        guard width > 0, height > 0 else { return nil }
        let first = UnsafeMutablePointer<SIMD4<UInt8>>.allocate(capacity: width * height)
        var least: UInt8 = 255
        for y in 0..<height {
            var source = bytes + y * bytesPerRow
            let row = first + y * width
            for x in 0..<width {
                row[x] = SIMD4(source[0], source[1], source[2], source[3])
                least = min(least, source[3])
                source += 4
            }
        }
        isOpaque = least == 255
        var levels = [Level(width: width, height: height, pixels: first)]
        while let last = levels.last, last.width > 1 || last.height > 1 { levels.append(Self.half(last)) }
        self.levels = levels
    }

    deinit { for level in levels { level.pixels.deallocate() } }

    private static func half(_ level: Level) -> Level {
        let (width, height) = (max(level.width / 2, 1), max(level.height / 2, 1))
        let pixels = UnsafeMutablePointer<SIMD4<UInt8>>.allocate(capacity: width * height)
        for y in 0..<height {
            let one = level.pixels + min(y * 2, level.height - 1) * level.width
            let two = level.pixels + min(y * 2 + 1, level.height - 1) * level.width
            for x in 0..<width {
                let (a, b) = (min(x * 2, level.width - 1), min(x * 2 + 1, level.width - 1))
                let first = SIMD4<UInt16>(truncatingIfNeeded: one[a]) &+ SIMD4<UInt16>(truncatingIfNeeded: one[b])
                let second = SIMD4<UInt16>(truncatingIfNeeded: two[a]) &+ SIMD4<UInt16>(truncatingIfNeeded: two[b])
                pixels[y * width + x] = SIMD4<UInt8>(
                    truncatingIfNeeded: (first &+ second &+ SIMD4<UInt16>(repeating: 2)) &>> 2)
            }
        }
        return Level(width: width, height: height, pixels: pixels)
    }
}

/// What becomes of a texture beyond its edges.
public enum Wrap: Sendable { case clamp, `repeat`, clampToBorder, mirror }

/// A colour, or a texture, of a surface.
public struct Paint: Sendable {
    /// In linear light, with opacity.
    public var color: SIMD4<Float>
    public var texture: Texture?
    public var wrapS = Wrap.clamp
    public var wrapT = Wrap.clamp
    public var isNearest = false
    /// How places are turned before the texture is read: the columns of a matrix of 2 by 3.
    public var across = SIMD2<Float>(1, 0)
    public var down = SIMD2<Float>(0, 1)
    public var shift = SIMD2<Float>(0, 0)
    public var intensity: Float = 1

    public init(color: SIMD4<Float>, texture: Texture? = nil) { (self.color, self.texture) = (color, texture) }

    /// What is multiplied with, or added, without effect.
    public static let white = Paint(color: SIMD4(1, 1, 1, 1))
    public static let black = Paint(color: SIMD4(0, 0, 0, 1))

    var isBlack: Bool { texture == nil && (color.xyz * intensity) == .zero }
    var isWhite: Bool { texture == nil && color == SIMD4(1, 1, 1, 1) && intensity == 1 }

    @inline(__always) func moved(_ place: SIMD2<Float>) -> SIMD2<Float> {
        across * place.x + down * place.y + shift
    }

    /// The colour at a place, in linear light; colours are not multiplied by opacities.
    @inline(__always) func color(at place: SIMD2<Float>, level: Int) -> SIMD4<Float> {
        guard let texture else {
            return SIMD4(color.xyz * intensity, color.w)
        }
        var sampled = sample(texture, moved(place), level)
        if !texture.isOpaque, sampled.w < 255, sampled.w > 0 {
            let factor = 255 / sampled.w
            sampled = SIMD4(sampled.x * factor, sampled.y * factor, sampled.z * factor, sampled.w)
        }
        let linear = Tones.linear
        return SIMD4(
            linear[Int(min(sampled.x, 255) * 4)] * intensity, linear[Int(min(sampled.y, 255) * 4)] * intensity,
            linear[Int(min(sampled.z, 255) * 4)] * intensity, sampled.w * (1 / 255))
    }

    /// The bytes at a place, as the file has them.
    @inline(__always) func sample(_ texture: Texture, _ place: SIMD2<Float>, _ wanted: Int) -> SIMD4<Float> {
        let level = texture.levels[min(max(wanted, 0), texture.levels.count - 1)]
        let (width, height) = (level.width, level.height)
        guard place.x.isFinite, place.y.isFinite, abs(place.x) < 1e6, abs(place.y) < 1e6 else { return .zero }
        if wrapS == .clampToBorder, place.x < 0 || place.x > 1 { return .zero }
        if wrapT == .clampToBorder, place.y < 0 || place.y > 1 { return .zero }
        let (x, y) = (place.x * Float(width), place.y * Float(height))
        if isNearest {
            let column = Self.wrapped(Int(x.rounded(.down)), width, wrapS)
            let row = Self.wrapped(Int(y.rounded(.down)), height, wrapT)
            return SIMD4<Float>(level.pixels[row * width + column])
        }
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (shareX, shareY) = (x - 0.5 - left, y - 0.5 - top)
        let (column, row) = (Int(left), Int(top))
        let (a, b) = (Self.wrapped(column, width, wrapS), Self.wrapped(column + 1, width, wrapS))
        let one = level.pixels + Self.wrapped(row, height, wrapT) * width
        let two = level.pixels + Self.wrapped(row + 1, height, wrapT) * width
        let upper = SIMD4<Float>(one[a]) * (1 - shareX) + SIMD4<Float>(one[b]) * shareX
        let lower = SIMD4<Float>(two[a]) * (1 - shareX) + SIMD4<Float>(two[b]) * shareX
        return upper * (1 - shareY) + lower * shareY
    }

    @inline(__always) private static func wrapped(_ place: Int, _ count: Int, _ wrap: Wrap) -> Int {
        if place >= 0, place < count { return place }
        switch wrap {
        case .clamp, .clampToBorder: return min(max(place, 0), count - 1)
        case .repeat:
            let rest = place % count
            return rest < 0 ? rest + count : rest
        case .mirror:
            var rest = place % (2 * count)
            if rest < 0 { rest += 2 * count }
            return rest < count ? rest : 2 * count - 1 - rest
        }
    }
}

/// The way between the numbers in files and light.
public enum Tones {
    /// The light of a byte with two places after the point, in 1021 steps.
    nonisolated(unsafe) static let linear: UnsafeMutablePointer<Float> = {
        let table = UnsafeMutablePointer<Float>.allocate(capacity: 1024)
        for step in 0..<1024 { table[step] = light(Float(min(step, 1020)) / 1020) }
        return table
    }()

    /// The byte of a light, in 4096 steps.
    nonisolated(unsafe) static let bytes: UnsafeMutablePointer<UInt8> = {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
        for step in 0..<4096 {
            let light = Float(step) / 4095
            let tone = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            table[step] = UInt8(min(max(tone * 255 + 0.5, 0), 255))
        }
        return table
    }()

    /// The light of a component from 0 to 1.
    public static func light(_ tone: Float) -> Float {
        tone <= 0.04045 ? tone / 12.92 : pow((tone + 0.055) / 1.055, 2.4)
    }

    @inline(__always) static func byte(_ light: Float) -> UInt32 {
        UInt32(bytes[Int(min(max(light, 0), 1) * 4095 + 0.5)])
    }
}
