import CoreGraphics
import Foundation

/// A colour with its opacity: red, green, blue, alpha.
typealias Pixel = SIMD4<Float>

/// A rectangle of whole pixels; y goes up, as in all of CoreImage.
struct Area: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

    /// The pixels that a finite rectangle touches.
    init(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let whole = rect.integral
        self.init(
            x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
    }

    func expanded(by margin: Int) -> Area {
        Area(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    func expanded(x dx: Int, y dy: Int) -> Area {
        Area(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
    }
}

/// The colours of an area, multiplied by their opacity and in linear light, the lowest row first.
struct Pixels: Sendable {
    let area: Area
    var values: [Pixel]

    init(_ area: Area, _ values: [Pixel]) {
        self.area = area
        self.values = values
    }

    /// Transparent pixels.
    init(_ area: Area) { self.init(area, Array(repeating: .zero, count: area.isEmpty ? 0 : area.width * area.height)) }

    /// Makes each pixel of its place.
    init(_ area: Area, _ make: (_ x: Int, _ y: Int) -> Pixel) {
        self.init(area)
        guard !area.isEmpty else { return }
        values.withUnsafeMutableBufferPointer { values in
            var index = 0
            for y in area.y..<area.y + area.height {
                for x in area.x..<area.x + area.width {
                    values[index] = make(x, y)
                    index += 1
                }
            }
        }
    }

    /// The pixel at a place; transparent outside of the area.
    func at(_ x: Int, _ y: Int) -> Pixel {
        let column = x - area.x
        let row = y - area.y
        guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
        return values[row * area.width + column]
    }

    /// The colour at a point, between the four pixels around it.
    func sample(_ point: CGPoint) -> Pixel {
        guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e9, abs(point.y) < 1e9 else { return .zero }
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let (left, bottom) = (x.rounded(.down), y.rounded(.down))
        let (dx, dy) = (Float(x - left), Float(y - bottom))
        let (column, row) = (Int(left), Int(bottom))
        if dx == 0, dy == 0 { return at(column, row) }
        let lower = at(column, row) * (1 - dx) + at(column + 1, row) * dx
        let upper = at(column, row + 1) * (1 - dx) + at(column + 1, row + 1) * dx
        return lower * (1 - dy) + upper * dy
    }

    /// The colour of the pixel that a point lies in.
    func nearest(_ point: CGPoint) -> Pixel {
        guard abs(point.x) < 1e9, abs(point.y) < 1e9 else { return .zero }
        return at(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    }

    func map(_ change: (Pixel) -> Pixel) -> Pixels { Pixels(area, values.map(change)) }
}

extension SIMD4<Float> {
    /// The colour itself, without its opacity in it.
    var unpremultiplied: Pixel { w > 0 ? Pixel(x / w, y / w, z / w, w) : .zero }
    var premultiplied: Pixel { Pixel(x * w, y * w, z * w, w) }

    var rgb: SIMD3<Float> { SIMD3(x, y, z) }

    init(_ rgb: SIMD3<Float>, _ alpha: Float) { self.init(rgb.x, rgb.y, rgb.z, alpha) }

    /// The colour with a change made to it as the eye sees it: as values of sRGB.
    func perceived(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> Pixel {
        Pixel(Tone.linear(change(Tone.encoded(rgb))), w)
    }

    /// The part of the colour that the eye takes for brightness.
    var luminance: Float { rgb.luminance }
}

extension SIMD3<Float> {
    var luminance: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }

    func mixed(with other: SIMD3<Float>, _ amount: Float) -> SIMD3<Float> { self + (other - self) * amount }
}

/// Values of sRGB and of linear light.
enum Tone {
    /// Linear light for each of the 256 values of sRGB.
    static let table = (0..<256).map { linear(Float($0) / 255) }

    static func linear(_ value: Float) -> Float {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    static func encoded(_ light: Float) -> Float {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    static func linear(_ color: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(linear(color.x), linear(color.y), linear(color.z))
    }

    static func encoded(_ color: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(encoded(color.x), encoded(color.y), encoded(color.z))
    }

    /// Encoded bytes for light in steps fine enough for eight bits.
    private static let bytes = (0...8192).map { UInt8((encoded(Float($0) / 8192) * 255).rounded()) }

    /// The byte of sRGB for a light from 0 to 1.
    static func byte(_ light: Float) -> UInt8 {
        let clamped = min(max(light, 0), 1)
        // The steps are too coarse for the darkest values.
        if clamped < 0.02 { return UInt8((encoded(clamped) * 255).rounded()) }
        return bytes[Int((clamped * 8192).rounded())]
    }
}
