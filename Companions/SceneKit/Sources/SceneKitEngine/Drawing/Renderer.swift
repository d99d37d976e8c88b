import Dispatch
import Foundation

/// Draws a picture with the processor.
public enum Renderer {
    /// Writes the picture's pixels, blue, green, red and opacity, row by row without gaps.
    ///
    /// Horizontal bands are drawn at the same time, each by a thread of its own.
    public static func draw(_ picture: Picture, to pixels: UnsafeMutablePointer<UInt32>) {
        guard picture.width > 0, picture.height > 0 else { return }
        let draws = ordered(picture.draws)
        var maker = FaceMaker(picture)
        for (number, draw) in draws.enumerated() { maker.add(draw, number) }
        let faces = maker.faces
        let shadings = draws.map { Shading($0, picture) }
        let bands = min(max(picture.height / 64, 1), 16)
        let rows = (picture.height + bands - 1) / bands
        let target = Target(pixels: pixels)
        DispatchQueue.concurrentPerform(iterations: bands) { band in
            let top = band * rows
            let count = min(rows, picture.height - top)
            guard count > 0 else { return }
            let painter = BandPainter(picture, top: top, rows: count, pixels: target.pixels + top * picture.width)
            painter.begin()
            faces.withUnsafeBufferPointer { faces in
                for face in faces { painter.paint(face, shadings[Int(face.draw)]) }
            }
            painter.end()
        }
    }

    private struct Target: @unchecked Sendable { let pixels: UnsafeMutablePointer<UInt32> }

    /// What hides others comes first, the nearest before all; what shines through comes last, the nearest after all.
    private static func ordered(_ draws: [Draw]) -> [Draw] {
        let keyed = draws.enumerated().map { number, draw in
            let middle = draw.matrix.point((draw.mesh.low + draw.mesh.high) * 0.5)
            return (
                draw: draw, number: number, distance: -middle.z,
                isSolid: draw.surface.isSolid && draw.opacity >= 1 && draw.mesh.colors.isEmpty
            )
        }
        return keyed.sorted { one, other in
            if one.draw.order != other.draw.order { return one.draw.order < other.draw.order }
            if one.isSolid != other.isSolid { return one.isSolid }
            if one.distance != other.distance {
                return one.isSolid ? one.distance < other.distance : one.distance > other.distance
            }
            return one.number < other.number
        }.map(\.draw)
    }
}

/// What draws a band of the picture.
private final class BandPainter {
    private let width: Int
    private let top: Int
    private let rows: Int
    private let samples: Int
    private let picture: Picture
    private let pixels: UnsafeMutablePointer<UInt32>
    private let depths: UnsafeMutablePointer<Float>
    /// The colours of all samples where there are several.
    private let colors: UnsafeMutablePointer<UInt32>?
    /// The places of the samples in a pixel.
    private let offsets: [SIMD2<Float>]

    init(_ picture: Picture, top: Int, rows: Int, pixels: UnsafeMutablePointer<UInt32>) {
        (self.picture, width, self.top, self.rows, self.pixels) = (picture, picture.width, top, rows, pixels)
        switch picture.samples {
        case 4...:
            offsets = [
                SIMD2(0.375, 0.125), SIMD2(0.875, 0.375), SIMD2(0.125, 0.625), SIMD2(0.625, 0.875),
            ]
        case 2, 3: offsets = [SIMD2(0.25, 0.25), SIMD2(0.75, 0.75)]
        default: offsets = [SIMD2(0.5, 0.5)]
        }
        samples = offsets.count
        depths = .allocate(capacity: width * rows * samples)
        colors = samples > 1 ? .allocate(capacity: width * rows * samples) : nil
    }

    deinit {
        depths.deallocate()
        colors?.deallocate()
    }

    func begin() {
        depths.initialize(repeating: 1, count: width * rows * samples)
        if let backdrop = picture.backdrop, backdrop.count == width * picture.height {
            backdrop.withUnsafeBufferPointer { source in
                guard let base = source.baseAddress else { return }
                pixels.update(from: base + top * width, count: width * rows)
            }
        } else {
            pixels.update(repeating: picture.background, count: width * rows)
        }
        guard let colors else { return }
        for place in 0..<width * rows {
            for sample in 0..<samples { colors[place * samples + sample] = pixels[place] }
        }
    }

    /// Makes pixels of samples.
    func end() {
        guard let colors else { return }
        let round = SIMD4<UInt16>(repeating: UInt16(samples / 2))
        let shift = SIMD4<UInt16>(repeating: samples == 4 ? 2 : 1)
        for place in 0..<width * rows {
            let first = colors[place * samples]
            var isPlain = true
            for sample in 1..<samples where colors[place * samples + sample] != first { isPlain = false }
            if isPlain {
                pixels[place] = first
                continue
            }
            var sum = round
            for sample in 0..<samples {
                sum &+= SIMD4<UInt16>(
                    truncatingIfNeeded: unsafeBitCast(colors[place * samples + sample], to: SIMD4<UInt8>.self))
            }
            pixels[place] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: sum &>> shift), to: UInt32.self)
        }
    }

    /// The columns that a triangle covers on a line.
    @inline(__always) private static func span(
        _ low: SIMD2<Float>, _ middle: SIMD2<Float>, _ high: SIMD2<Float>, _ y: Float
    ) -> (Float, Float)? {
        guard y >= low.y, y < high.y else { return nil }
        let long = low.x + (y - low.y) * ((high.x - low.x) / (high.y - low.y))
        let short =
            y < middle.y
            ? low.x + (y - low.y) * ((middle.x - low.x) / (middle.y - low.y))
            : middle.x + (y - middle.y) * ((high.x - middle.x) / (high.y - middle.y))
        return long < short ? (long, short) : (short, long)
    }

    func paint(_ face: Face, _ shading: Shading) {
        let first = max(Int(max(face.top.rounded(.down), -1)), top)
        let last = min(Int(min(face.bottom.rounded(.up), Float(top + rows + 1))), top + rows - 1)
        guard first <= last else { return }
        var low = SIMD2(face.a.x, face.a.y)
        var middle = SIMD2(face.b.x, face.b.y)
        var high = SIMD2(face.c.x, face.c.y)
        if middle.y < low.y { swap(&low, &middle) }
        if high.y < middle.y { swap(&middle, &high) }
        if middle.y < low.y { swap(&low, &middle) }

        let (x1, y1) = (Double(face.b.x - face.a.x), Double(face.b.y - face.a.y))
        let (x2, y2) = (Double(face.c.x - face.a.x), Double(face.c.y - face.a.y))
        let area = x1 * y2 - x2 * y1
        guard area != 0 else { return }
        let (oneX, oneY) = (y2 / area, -x2 / area)
        let (twoX, twoY) = (-y1 / area, x1 / area)
        let (depth1, depth2) = (face.b.z - face.a.z, face.c.z - face.a.z)
        let depthX = Float(oneX) * depth1 + Float(twoX) * depth2
        let depthY = Float(oneY) * depth1 + Float(twoY) * depth2
        let surface = shading.surface
        let isTextured =
            surface.diffuse.texture != nil || surface.bumps != nil || surface.emission.texture != nil
            || surface.specular.texture != nil || surface.multiply.texture != nil
        let texture = surface.diffuse.texture ?? surface.bumps?.texture ?? surface.emission.texture

        for row in first...last {
            var (from, to) = (Int.max, Int.min)
            var starts = SIMD4<Int32>(repeating: 0)
            var ends = SIMD4<Int32>(repeating: 0)
            for sample in 0..<samples {
                guard let (left, right) = Self.span(low, middle, high, Float(row) + offsets[sample].y) else { continue }
                let start = Int(min(max((left - offsets[sample].x).rounded(.up), 0), Float(width)))
                let end = Int(min(max((right - offsets[sample].x).rounded(.up), 0), Float(width)))
                guard start < end else { continue }
                (starts[sample], ends[sample]) = (Int32(start), Int32(end))
                (from, to) = (min(from, start), max(to, end))
            }
            guard from < to else { continue }
            let y = Double(row) + 0.5 - Double(face.a.y)
            let x = Double(from) + 0.5 - Double(face.a.x)
            var one = Float(x * oneX + y * oneY)
            var two = Float(x * twoX + y * twoY)
            let (stepOne, stepTwo) = (Float(oneX), Float(twoX))
            var level = 0
            if isTextured, let texture {
                level = Self.level(
                    face, one, two, stepOne * Float(to - from), stepTwo * Float(to - from), to - from, texture)
            }
            for column in from..<to {
                defer {
                    one += stepOne
                    two += stepTwo
                }
                let place = ((row - top) * width + column) * samples
                let depth = face.a.z + one * depth1 + two * depth2
                var covered = 0
                for sample in 0..<samples where column >= starts[sample] && column < ends[sample] {
                    let own =
                        samples == 1
                        ? depth
                        : depth + depthX * (offsets[sample].x - 0.5) + depthY * (offsets[sample].y - 0.5)
                    guard own <= 1, own >= 0 else { continue }
                    if !surface.readsDepth || own < depths[place + sample] { covered |= 1 << sample }
                }
                guard covered != 0 else { continue }
                let color = self.color(face, one, two, shading, level)
                guard color.w > 0.002 else { continue }
                for sample in 0..<samples where covered & (1 << sample) != 0 {
                    if surface.writesDepth {
                        depths[place + sample] =
                            samples == 1
                            ? depth
                            : depth + depthX * (offsets[sample].x - 0.5) + depthY * (offsets[sample].y - 0.5)
                    }
                    guard surface.writesColor else { continue }
                    if let colors {
                        colors[place + sample] = Self.mixed(color, over: colors[place + sample], surface.blend)
                    } else {
                        pixels[place] = Self.mixed(color, over: pixels[place], surface.blend)
                    }
                }
            }
        }
    }

    /// The places of a point in a triangle, with perspective.
    @inline(__always) private static func shares(_ face: Face, _ one: Float, _ two: Float) -> SIMD3<Float> {
        let plain = SIMD3(max(1 - one - two, 0), max(one, 0), max(two, 0)) * face.factors
        return plain * (1 / max(plain.sum(), 1e-20))
    }

    /// Which of a texture's pictures has pixels as large as the band's on a line.
    private static func level(
        _ face: Face, _ one: Float, _ two: Float, _ oneWay: Float, _ twoWay: Float, _ count: Int, _ texture: Texture
    ) -> Int {
        let first = shares(face, one, two)
        let last = shares(face, one + oneWay, two + twoWay)
        let change = last - first
        let uv = face.one.uv * change.x + face.two.uv * change.y + face.three.uv * change.z
        let size = max(abs(uv.x) * Float(texture.width), abs(uv.y) * Float(texture.height)) / Float(max(count, 1))
        return size > 1 ? Int(log2(size) + 0.3) : 0
    }

    @inline(__always) private func color(
        _ face: Face, _ one: Float, _ two: Float, _ shading: Shading, _ level: Int
    ) -> SIMD4<Float> {
        let share = Self.shares(face, one, two)
        var normal = face.one.normal * share.x + face.two.normal * share.y + face.three.normal * share.z
        if face.isBack { normal = -normal }
        return shading.color(
            LitPoint(
                place: face.one.place * share.x + face.two.place * share.y + face.three.place * share.z,
                normal: normal, tangent: face.tangent,
                uv: face.one.uv * share.x + face.two.uv * share.y + face.three.uv * share.z,
                color: face.one.color * share.x + face.two.color * share.y + face.three.color * share.z, level: level))
    }

    /// A colour over a pixel.
    @inline(__always) private static func mixed(
        _ color: SIMD4<Float>, over pixel: UInt32, _ blend: Surface.Blend
    ) -> UInt32 {
        let alpha = min(max(color.w, 0), 1)
        if blend == .replace || blend == .alpha && alpha >= 0.998 {
            return 0xFF00_0000 | Tones.byte(color.x) << 16 | Tones.byte(color.y) << 8 | Tones.byte(color.z)
        }
        let linear = Tones.linear
        let under = SIMD3(
            linear[Int(pixel >> 16 & 255) * 4], linear[Int(pixel >> 8 & 255) * 4], linear[Int(pixel & 255) * 4])
        let over = color.xyz
        let result: SIMD3<Float>
        switch blend {
        case .alpha, .replace: result = over * alpha + under * (1 - alpha)
        case .add: result = under + over * alpha
        case .subtract: result = under - over * alpha
        case .multiply: result = under * over
        case .screen: result = under + over * alpha - under * over * alpha
        case .max: result = pointwiseMax(under, over)
        }
        let opacity = Float(pixel >> 24) * (1 / 255)
        let whole = UInt32(min(max((blend == .alpha ? alpha + opacity * (1 - alpha) : opacity) * 255 + 0.5, 0), 255))
        return whole << 24 | Tones.byte(result.x) << 16 | Tones.byte(result.y) << 8 | Tones.byte(result.z)
    }
}
