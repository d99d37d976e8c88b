import CoreGraphics
import DisplayProtocol
import Foundation

/// Puts the window's pixels together: the backdrop, the phone's rim, the app's picture, and what is laid over it.
@MainActor final class WindowPainter {
    private(set) var layout: WindowLayout
    private(set) var theme: OverlayTheme
    private var scaler: PictureScaler
    private var corners: [(area: PixelRect, bitmap: Bitmap)] = []
    private var surroundings = DisplayList()
    private let caches = RenderCaches()
    /// What is laid over everything, in pixels, the topmost last.
    var overlays: [DisplayList] = []

    init(layout: WindowLayout, cornerRadius: CGFloat, style: ScreenConfiguration.Style, unit: Double) {
        self.layout = layout
        theme = OverlayTheme.of(style)
        scaler = PictureScaler(from: layout.source, to: PixelSize(layout.screen))
        prepare(cornerRadius: cornerRadius, unit: unit)
    }

    /// Takes on another place or look of the phone; all of the window has to be painted then.
    func update(layout: WindowLayout, cornerRadius: CGFloat, style: ScreenConfiguration.Style, unit: Double) {
        if layout != self.layout { scaler = PictureScaler(from: layout.source, to: PixelSize(layout.screen)) }
        self.layout = layout
        theme = OverlayTheme.of(style)
        prepare(cornerRadius: cornerRadius, unit: unit)
    }

    private func prepare(cornerRadius: CGFloat, unit: Double) {
        let radius = cornerRadius * layout.pixelsPerPoint
        let screen = layout.screen.rect
        let context = CGContext(recordingInto: CGSize(width: layout.window.width, height: layout.window.height))
        context.setFillColor(theme.backdrop)
        context.fill(CGRect(x: 0, y: 0, width: layout.window.width, height: layout.window.height))
        let rim = CGFloat(layout.rim)
        let rimRadius = max(radius, rim) + rim
        let edge = max(1, CGFloat(unit.rounded()))
        context.setFillColor(theme.rimEdge)
        context.fill(RoundedRect(screen.insetBy(dx: -rim, dy: -rim), radius: rimRadius, isContinuous: true))
        context.setFillColor(.blackRim)
        context.fill(
            RoundedRect(
                screen.insetBy(dx: edge - rim, dy: edge - rim), radius: rimRadius - edge, isContinuous: true))
        let list = context.takeList()
        corners = Self.corners(of: layout.screen, radius: radius, surroundings: list)
        context.draw(list)
        context.setFillColor(theme.emptyScreen)
        context.fill(RoundedRect(screen, radius: radius, isContinuous: true))
        surroundings = context.takeList()
    }

    /// What is seen of the surroundings in the corners of the screen's rectangle, one picture a corner.
    private static func corners(
        of screen: PixelRect, radius: CGFloat, surroundings: DisplayList
    ) -> [(area: PixelRect, bitmap: Bitmap)] {
        guard radius >= 1 else { return [] }
        // Continuous corners begin before their radius does.
        let side = min(Int((radius * 1.65).rounded(.up)), screen.width / 2, screen.height / 2)
        let context = CGContext(recordingInto: CGSize(width: screen.maxX, height: screen.maxY))
        let outline = CGMutablePath()
        outline.update {
            $0.add(screen.rect)
            $0.addContinuousRoundedRect(in: screen.rect, radius: radius)
        }
        context.addPath(outline)
        context.clip(using: .evenOdd)
        // As one picture: what is covered would shine through at the smoothed edge.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.draw(surroundings)
        context.endTransparencyLayer()
        let list = context.takeList()
        let (right, bottom) = (screen.maxX - side, screen.maxY - side)
        return [(screen.x, screen.y), (right, screen.y), (screen.x, bottom), (right, bottom)].compactMap { x, y in
            guard let bitmap = Bitmap(width: side, height: side) else { return nil }
            DisplayListRenderer(target: bitmap).render(
                list, transform: CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y)))
            return (PixelRect(x: x, y: y, width: side, height: side), bitmap)
        }
    }

    /// The pixels of the window that an area of the app's picture is shown in.
    func area(of damage: AppMessage.PixelRectangle) -> PixelRect {
        scaler.targetArea(of: damage).offset(x: layout.screen.x, y: layout.screen.y)
    }

    /// Paints areas of the window.
    func paint(_ areas: [PixelRect], picture: Picture?, on target: Bitmap) {
        // A frame that has another size than the layout comes just before the layout follows.
        let picture = picture.flatMap { PixelSize(width: $0.width, height: $0.height) == layout.source ? $0 : nil }
        let renderer = DisplayListRenderer(target: target, caches: caches)
        for area in areas {
            let area = area.intersection(target.bounds)
            let inside = area.intersection(layout.screen)
            if inside != area || picture == nil { renderer.render(surroundings, damage: area) }
            if inside.isEmpty == false {
                picture?.pixels.withUnsafeBytes { pixels in
                    scaler.draw(
                        pixels, area: inside.offset(x: -layout.screen.x, y: -layout.screen.y), into: target,
                        x: layout.screen.x, y: layout.screen.y)
                }
                for corner in corners { Self.blend(target, corner, in: inside) }
            }
            for overlay in overlays { renderer.render(overlay, damage: area) }
        }
    }

    private static func blend(_ target: Bitmap, _ corner: (area: PixelRect, bitmap: Bitmap), in area: PixelRect) {
        let area = area.intersection(corner.area)
        if area.isEmpty { return }
        target.write {
            for y in area.y..<area.maxY {
                let row = target.row(y).baseAddress!
                let cover = corner.bitmap.row(y - corner.area.y).baseAddress! - corner.area.x
                for x in area.x..<area.maxX {
                    let left = 255 - (cover[x] >> 24)
                    if left == 255 { continue }
                    // Two channels at a time; the division by 255 is by 256 and a little, which no eye tells apart.
                    let factor = left + (left >> 7)
                    let even = (((row[x] & 0x00FF_00FF) * factor) >> 8) & 0x00FF_00FF
                    let odd = (((row[x] >> 8) & 0x00FF_00FF) * factor) & 0xFF00_FF00
                    row[x] = (cover[x] + (even | odd)) | 0xFF00_0000
                }
            }
        }
    }
}

extension PixelSize {
    init(_ area: PixelRect) { self.init(width: area.width, height: area.height) }
}

extension CGColor {
    fileprivate static let blackRim = CGColor(gray: 0, alpha: 1)
}
