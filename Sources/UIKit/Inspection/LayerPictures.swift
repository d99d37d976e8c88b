import CoreGraphics
import DisplayProtocol
import Foundation
import QuartzCore

/// Each view's own picture, for a display that takes the screen apart.
@MainActor package enum LayerPictures {
    /// The most bytes that the pictures of one answer may have; as text in a message they are a third longer.
    private static let maximumBytes = 32 << 20
    /// The most pixels that are drawn with two in a point.
    private static let fineBudget: CGFloat = 6_000_000

    package static func reply(to request: DisplayMessage.RequestLayers) -> AppMessage.LayersReply {
        let views = visibleViews()
        let area = views.reduce(0) { $0 + $1.frame.width * $1.frame.height }
        let scale: CGFloat = area * 4 <= fineBudget ? 2 : 1
        var rest = maximumBytes
        let layers = views.map { view in
            let png = rest > 0 ? picture(of: view, scale: scale) : nil
            // A picture that is too much for the message is left out; the view keeps its place.
            let fits = (png?.count ?? 0) <= rest
            if fits { rest -= png?.count ?? 0 } else { rest = 0 }
            return AppMessage.LayersReply.Layer(
                view: InspectionNumbers.number(of: view.view), depth: view.depth, frame: view.frame,
                png: fits ? png : nil)
        }
        return .init(request: request.request, layers: layers)
    }

    // MARK: Views

    private struct Place {
        let view: UIView
        let depth: Int
        /// The part on the screen, in its points.
        let frame: CGRect
    }

    /// The views that have a pixel on the screen, back to front.
    private static func visibleViews() -> [Place] {
        let screen = UIScreen.main.bounds
        var places: [Place] = []
        func visit(_ view: UIView, depth: Int) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            let rect = view.screenRect
            if rect.isFinite {
                let frame = rect.intersection(screen)
                let pixel = 1 / UIScreen.main.scale
                if !frame.isNull, frame.width >= pixel, frame.height >= pixel {
                    places.append(Place(view: view, depth: depth, frame: frame))
                }
            }
            for subview in view.subviews { visit(subview, depth: depth + 1) }
        }
        for window in UIApplication.shared.allWindows where !window.isHidden { visit(window, depth: 0) }
        return places
    }

    // MARK: Pictures

    private static func picture(of place: Place, scale: CGFloat) -> Data? {
        let (view, frame) = (place.view, place.frame)
        let (width, height) = (Int((frame.width * scale).rounded(.up)), Int((frame.height * scale).rounded(.up)))
        let visible = CGRect(x: 0, y: 0, width: width, height: height)
        let list = view.layer.ownPicture(
            transform(of: view, to: frame.origin, scale: scale), visible: visible,
            where: { !($0.delegate is UIView) })
        guard !list.isEmpty, let bitmap = Bitmap(width: width, height: height) else { return nil }
        Compositor(background: 0).draw(list, replacing: nil, in: bitmap)
        return bitmap.pngData
    }

    /// From a view's points to the pixels of a picture whose corner lies at a point of the screen.
    private static func transform(of view: UIView, to origin: CGPoint, scale: CGFloat) -> CGAffineTransform {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            view.layer.convert(CGPoint(x: x, y: y), to: UIApplication.shared.screenLayer)
        }
        let (zero, right, down) = (place(0, 0), place(1, 0), place(0, 1))
        return CGAffineTransform(
            a: (right.x - zero.x) * scale, b: (right.y - zero.y) * scale, c: (down.x - zero.x) * scale,
            d: (down.y - zero.y) * scale, tx: (zero.x - origin.x) * scale, ty: (zero.y - origin.y) * scale)
    }
}
