import Foundation
import UIKit

/// A button by which the person chooses where a film is sent; there is nowhere.
open class AVRoutePickerView: UIView {
    /// The colour of the button while a film is sent somewhere.
    open var activeTintColor: UIColor! = .systemBlue
    /// Whether screens come before loudspeakers; kept for the app.
    open var prioritizesVideoDevices = false
    /// Who is told of what is chosen; not kept alive.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    private let button = UIButton(type: .system)

    /// Makes a button with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a button from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.setImage(UIImage(systemName: "airplayvideo"), for: .normal)
        button.accessibilityLabel = "AirPlay"
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
    }
}

/// What a button for routes tells its delegate. All of it may be left out.
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// Called before the routes are shown.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Called when the routes were shown.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    /// Does nothing.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// Does nothing.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
