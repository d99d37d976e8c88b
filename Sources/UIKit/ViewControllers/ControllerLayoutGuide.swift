import Foundation

/// The guide for the room that bars leave free at one end of a controller's view, from before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bars reach into the view, in points; right inside `viewDidLayoutSubviews`.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide from an edge of a controller's view to its safe area.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
    let isTop: Bool

    /// Makes the guide that documents name `top` or `bottom`; nil for others.
    convenience init?(_ type: String?, in view: UIView) {
        guard type == "top" || type == "bottom" else { return nil }
        self.init(atTop: type == "top", in: view)
    }

    init(atTop isTop: Bool, in view: UIView) {
        self.isTop = isTop
        super.init()
        identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        // Two constraints, which an app finds among those of the view; the guide says nothing of the other axis.
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    func adopt(_ guide: ControllerLayoutGuide) { barGuides[guide.isTop] = guide }

    /// The guide at one end, made where the document has none.
    func barGuide(atTop isTop: Bool) -> any UILayoutSupport {
        let view: UIView = view ?? UIView()
        if let guide = barGuides[isTop], guide.owningView === view { return guide }
        let guide = ControllerLayoutGuide(atTop: isTop, in: view)
        barGuides[isTop] = guide
        return guide
    }
}
