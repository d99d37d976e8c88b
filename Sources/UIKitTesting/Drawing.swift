import CoreGraphics
import QuartzCore
import UIKit

/// Draws single views.
@MainActor enum Drawing {
    /// A view as it would be on an empty screen, in the screen's pixels; nil where it has no size.
    static func picture(of view: UIView) -> Bitmap? {
        view.layoutIfNeeded()
        view.layer.displaySubtree()
        let scale = UIScreen.main.scale
        let frame = view.frame
        guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width < 32_767, frame.height < 32_767,
            let bitmap = Bitmap(
                width: Int((frame.width * scale).rounded(.up)), height: Int((frame.height * scale).rounded(.up)))
        else { return nil }
        let compositor = Compositor(background: 0)
        let list = compositor.frame(
            of: [view.layer], width: bitmap.width, height: bitmap.height, scale: scale, origin: frame.origin)
        compositor.draw(list, replacing: nil, in: bitmap)
        return bitmap
    }
}
