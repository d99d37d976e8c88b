import Foundation

/// An image seen in perspective, with smooth edges.
///
/// Each pixel is sampled where its middle comes from, and faded by how much of it the image covers; where the image gets
/// smaller, several samples are mixed.
package final class ProjectedPicture: DisplayListDrawable {
    private let image: CGImage
    /// From the image's pixels to user space.
    private let projection: Homography
    package let bounds: CGRect

    /// Makes a picture of an image; nil where nothing of it is seen.
    ///
    /// - Parameter projection: From the image's pixels to the space that it is drawn in.
    package init?(_ image: CGImage, _ projection: Homography) {
        let area = projection.bounds(of: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        guard !area.isNull, area.width.isFinite, area.height.isFinite, projection.inverted != nil else { return nil }
        (self.image, self.projection) = (image, projection)
        bounds = area.insetBy(dx: -1, dy: -1)
    }

    package var hasOwnColors: Bool { true }
    package var byteCount: Int { image.bitmap.byteCount }

    package func isSame(as other: any DisplayListDrawable) -> Bool {
        guard let other = other as? ProjectedPicture else { return false }
        return other === self || (other.image === image && other.projection == projection)
    }

    package func draw(in cairo: OpaquePointer, color: RGBA) {
        let onDevice = projection.concatenating(Homography(PixelPainter.matrix(of: cairo)))
        guard let back = onDevice.inverted else { return }
        let size = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let area = PixelRect(onDevice.bounds(of: size).insetBy(dx: -1, dy: -1))
        let sampler = ProjectionSampler(image.bitmap, back)
        PixelPainter.paint(area, in: cairo) { bitmap, place in
            for y in 0..<place.height {
                sampler.fill(bitmap.row(y), fromX: place.x, y: place.y + y)
            }
        }
    }
}

/// Finds the colours of device pixels in a bitmap that is seen in perspective.
private struct ProjectionSampler {
    private let pixels: UnsafePointer<UInt32>
    /// The pixels from one row to the next.
    private let stride: Int
    private let width: Int
    private let height: Int
    /// From device pixels to the bitmap's.
    private let back: Homography

    init(_ bitmap: Bitmap, _ back: Homography) {
        pixels = UnsafePointer(bitmap.baseAddress.assumingMemoryBound(to: UInt32.self))
        stride = bitmap.stride / 4
        (width, height) = (bitmap.width, bitmap.height)
        self.back = back
    }

    /// Fills a row of pixels from the left.
    func fill(_ row: UnsafeMutableBufferPointer<UInt32>, fromX left: Int, y: Int) {
        let y = Double(y) + 0.5
        for index in 0..<row.count {
            row[index] = pixel(Double(left + index) + 0.5, y)
        }
    }

    private func pixel(_ x: Double, _ y: Double) -> UInt32 {
        let depth = back.w.value(x, y)
        // What is behind the eye.
        guard depth > 0 else { return 0 }
        let (u, v) = (back.x.value(x, y) / depth, back.y.value(x, y) / depth)
        let (wide, high) = (Double(width), Double(height))
        // How many of the bitmap's pixels go by in one step across and down.
        let ux = (back.x.x - u * back.w.x) / depth
        let uy = (back.x.y - u * back.w.y) / depth
        let vx = (back.y.x - v * back.w.x) / depth
        let vy = (back.y.y - v * back.w.y) / depth
        let (along, down) = (max((ux * ux + uy * uy).squareRoot(), 1e-9), max((vx * vx + vy * vy).squareRoot(), 1e-9))
        let edge = min(min(u, wide - u) / along, min(v, high - v) / down)
        let coverage = min(edge + 0.5, 1)
        guard coverage > 0 else { return 0 }
        var sum = Channels()
        let count = max(along, down) > 1.4 ? 2 : 1
        if count == 1 {
            sample(u, v, weight: coverage, into: &sum)
        } else {
            for (dx, dy) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)] {
                sample(u + ux * dx + uy * dy, v + vx * dx + vy * dy, weight: coverage / 4, into: &sum)
            }
        }
        return sum.pixel
    }

    private struct Channels {
        var alpha = 0.0, red = 0.0, green = 0.0, blue = 0.0

        mutating func add(_ pixel: UInt32, _ weight: Double) {
            alpha += Double(pixel >> 24) * weight
            red += Double(pixel >> 16 & 255) * weight
            green += Double(pixel >> 8 & 255) * weight
            blue += Double(pixel & 255) * weight
        }

        var pixel: UInt32 {
            let alpha = UInt32(self.alpha + 0.5)
            // Rounding must not make a colour brighter than its alpha allows.
            func part(_ value: Double) -> UInt32 { min(UInt32(value + 0.5), alpha) }
            return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
        }
    }

    /// Adds a mix of the four pixels around a place; beyond the edge the edge goes on.
    private func sample(_ u: Double, _ v: Double, weight: Double, into sum: inout Channels) {
        let (x, y) = (min(max(u - 0.5, 0), Double(width - 1)), min(max(v - 0.5, 0), Double(height - 1)))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (px, py) = (x - Double(left), y - Double(top))
        let (upper, lower) = (pixels + top * stride, pixels + bottom * stride)
        sum.add(upper[left], (1 - px) * (1 - py) * weight)
        sum.add(upper[right], px * (1 - py) * weight)
        sum.add(lower[left], (1 - px) * py * weight)
        sum.add(lower[right], px * py * weight)
    }
}
