import Foundation
import QuartzCore

/// The picture of a context menu's source, lifted above the dimmed screen in the source's place.
@MainActor final class ContextMenuLift {
    /// Has the shadow; the picture in it is cut to the corners.
    let view: UIView
    private let picture: UIImageView
    private let source: UIView

    // Choice (menus): in the dark, where a shadow shows nothing, what is lifted is as light as what stands on the level above.
    private static let veil = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.11 : 0) }

    init(of source: UIView) {
        self.source = source
        source.showUntouched()
        source.layoutIfNeeded()
        view = UIView(frame: source.bounds)
        view.isUserInteractionEnabled = false
        view.layer.shadowOpacity = 0
        view.layer.shadowRadius = 20
        view.layer.shadowOffset = CGSize(width: 0, height: 6)
        picture = UIImageView(frame: source.bounds)
        picture.backgroundColor = Self.ground(of: source)
        // Choice (menus): a source without rounded corners gets the menu's.
        picture.layer.cornerRadius = source.layer.cornerRadius > 0 ? source.layer.cornerRadius : MenuMetrics.radius
        picture.clipsToBounds = true
        view.addSubview(picture)
        let veil = UIView(frame: source.bounds)
        veil.backgroundColor = Self.veil
        picture.addSubview(veil)
        draw()
    }

    /// Takes the picture, again where the source's looks have changed.
    func draw() {
        let isLifted = source.layer.isLifted
        source.layer.isLifted = false
        picture.image = UIGraphicsImageRenderer(size: picture.bounds.size).image { context in
            source.layer.render(in: context.cgContext)
        }
        source.layer.isLifted = isLifted
    }

    /// The background that the source stands on: without it, content below the lifted picture would be seen through the
    /// picture.
    private static func ground(of view: UIView) -> UIColor? {
        var current: UIView? = view
        while let candidate = current {
            if let color = candidate.backgroundColor, color.cgColor.alpha > 0 { return color }
            current = candidate.superview
        }
        return nil
    }

    /// Takes the source's place on the screen. The source itself stays as it is, for the app.
    func begin() { source.layer.isLifted = true }

    func end() { source.layer.isLifted = false }

    /// Shows the picture as it lies in its place, or above the others.
    ///
    /// - Parameter room: In points; a source that is larger becomes smaller. Choice (menus): none becomes larger.
    func raise(_ isRaised: Bool, within room: CGSize) {
        let scale = isRaised ? Self.scale(of: view.bounds.size, within: room) : 1
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.layer.shadowOpacity = isRaised ? 0.25 : 0
    }

    static func scale(of size: CGSize, within room: CGSize) -> CGFloat {
        min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
    }
}
