import Foundation

extension DisplayList {
    /// Draws the list into an image of `size` points with `scale` pixels a point; nil when that has no pixel or too many.
    ///
    /// The list's origin is the image's top left corner. `isOpaque` starts from black, as images without alpha do.
    package func makeImage(
        size: CGSize, scale: CGFloat, isOpaque: Bool = false, caches: RenderCaches = RenderCaches()
    ) -> CGImage? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let largest = CGFloat(Bitmap.maximumSide)
        guard width >= 1, height >= 1, width <= largest, height <= largest,
            let bitmap = Bitmap(width: Int(width), height: Int(height))
        else { return nil }
        if isOpaque { bitmap.fill(0xFF00_0000) }
        DisplayListRenderer(target: bitmap, caches: caches).render(
            self, transform: CGAffineTransform(scaleX: scale, y: scale))
        return CGImage(bitmap, isOpaque: isOpaque)
    }
}
