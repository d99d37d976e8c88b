import CoreGraphics
import Foundation

extension CIImage {
    /// The picture moved, scaled or turned.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant != 0 else { return .empty() }
        let inverse = matrix.inverted()
        let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
        if isMove, matrix.tx == matrix.tx.rounded(), matrix.ty == matrix.ty.rounded() {
            let (dx, dy) = (Int(matrix.tx), Int(matrix.ty))
            let moved = extent.isInfinite ? extent : extent.offsetBy(dx: matrix.tx, dy: matrix.ty)
            return CIImage(extent: moved, isSampledNearest: isSampledNearest) { area in
                let source = Area(x: area.x - dx, y: area.y - dy, width: area.width, height: area.height)
                return Pixels(area, self.pixels(source).values)
            }
        }
        let result = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        // Where the picture shrinks, a pixel stands for several.
        let isNearest = isSampledNearest
        let shrinking = isNearest ? 1 : max(1, Int((1 / abs(determinant).squareRoot()).rounded()))
        return CIImage(extent: result, isSampledNearest: isNearest) { area in
            let source = self.pixels(Area(area.rect.applying(inverse)).expanded(by: 1))
            return Pixels(area) { x, y in
                var sum = Pixel.zero
                for row in 0..<shrinking {
                    for column in 0..<shrinking {
                        let point = CGPoint(
                            x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(shrinking),
                            y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(shrinking))
                        let origin = point.applying(inverse)
                        sum += isNearest ? source.nearest(origin) : source.sample(origin)
                    }
                }
                return sum / Float(shrinking * shrinking)
            }
        }
    }

    /// The picture moved, scaled or turned; shrinking takes all pixels into account anyway.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// The part of the picture in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        CIImage(
            extent: extent.isInfinite ? rect : extent.intersection(rect), isSampledNearest: isSampledNearest
        ) { self.pixels($0) }
    }

    /// The picture upright, where it lies as an orientation says.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        guard orientation != .up else { return self }
        return transformed(by: orientationTransform(for: orientation))
    }

    /// The picture upright, where it lies as an orientation of Exif says.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(CGImagePropertyOrientation(rawValue: UInt32(orientation)) ?? .up)
    }

    /// What turns the picture upright, with its lower left corner where it was.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let turned: CGAffineTransform
        switch orientation {
        case .up: return .identity
        case .upMirrored: turned = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .down: turned = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .downMirrored: turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .leftMirrored: turned = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        case .right: turned = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: turned = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        }
        let bounds = extent.applying(turned)
        return turned.concatenating(
            CGAffineTransform(translationX: extent.minX - bounds.minX, y: extent.minY - bounds.minY))
    }

    /// The picture before another.
    public func composited(over dest: CIImage) -> CIImage {
        combined(with: dest) { front, back in front + back * (1 - front.w) }
    }

    /// What a filter makes of the picture; the picture itself where there is no such filter.
    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        return filter.outputImage ?? .empty()
    }

    /// The picture with the colours of its edges going on without end.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// The part in a rectangle, with the colours of its edges going on without end.
    public func clamped(to rect: CGRect) -> CIImage {
        let inner = Area(extent.intersection(rect))
        guard !inner.isEmpty, !rect.isInfinite else { return self }
        return CIImage(extent: .infinite) { area in
            let pixels = self.pixels(inner)
            return Pixels(area) { x, y in
                pixels.at(
                    min(max(x, inner.x), inner.x + inner.width - 1), min(max(y, inner.y), inner.y + inner.height - 1))
            }
        }
    }

    /// The picture blurred.
    ///
    /// - Parameter sigma: In pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    /// The picture, opaque in a rectangle.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(extent: self.extent) { area in
            let pixels = self.pixels(area)
            return Pixels(area) { x, y in
                var pixel = pixels.at(x, y)
                if extent.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) { pixel.w = 1 }
                return pixel
            }
        }
    }

    /// The picture with its colours multiplied by its opacity.
    public func premultiplyingAlpha() -> CIImage { CIImage(extent: extent) { self.pixels($0).map(\.premultiplied) } }

    /// The picture with its colours divided by its opacity.
    public func unpremultiplyingAlpha() -> CIImage {
        CIImage(extent: extent) { self.pixels($0).map(\.unpremultiplied) }
    }

    /// The picture, of which transforms mix the pixels around a point.
    public func samplingLinear() -> CIImage { sampled(isNearest: false) }

    /// The picture, of which transforms take the nearest pixel.
    public func samplingNearest() -> CIImage { sampled(isNearest: true) }

    private func sampled(isNearest: Bool) -> CIImage {
        CIImage(extent: extent, cgImage: cgImage, url: url, properties: properties, isSampledNearest: isNearest) {
            self.pixels($0)
        }
    }

    /// The picture; what is made of it is kept only as long as it is wanted.
    public func insertingIntermediate() -> CIImage { self }

    // MARK: For filters

    /// The picture with each colour changed, without its opacity in it.
    func recolored(_ change: @escaping (Pixel) -> Pixel) -> CIImage {
        CIImage(extent: extent) { self.pixels($0).map { $0.w > 0 ? change($0.unpremultiplied).premultiplied : $0 } }
    }

    /// What is made of each pixel of two pictures.
    func combined(with back: CIImage, extent: CGRect? = nil, _ combine: @escaping (Pixel, Pixel) -> Pixel) -> CIImage {
        let union = self.extent.isInfinite || back.extent.isInfinite ? .infinite : self.extent.union(back.extent)
        return CIImage(extent: extent ?? union) { area in
            let front = self.pixels(area).values
            let behind = back.pixels(area).values
            return Pixels(area, zip(front, behind).map(combine))
        }
    }

    /// The picture with each point's colour taken from another point.
    ///
    /// - Parameter reach: How far the other may be, in pixels.
    func warped(extent: CGRect? = nil, reach: CGFloat, _ origin: @escaping (CGPoint) -> CGPoint) -> CIImage {
        CIImage(extent: extent ?? self.extent) { area in
            let source = self.pixels(area.expanded(by: Int(min(reach, 20_000).rounded(.up)) + 1))
            return Pixels(area) { x, y in source.sample(origin(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))) }
        }
    }
}
