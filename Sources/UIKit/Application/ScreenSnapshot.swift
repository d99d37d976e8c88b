import Foundation
import QuartzCore

/// What all windows show.
@MainActor enum ScreenSnapshot {
    static func view(afterUpdates: Bool) -> UIView {
        let screen = UIApplication.shared.screenLayer
        for window in UIApplication.shared.allWindows where !window.isHidden {
            if afterUpdates { window.layoutIfNeeded() }
            window.layer.displaySubtree()
        }
        return SnapshotView(LayerPicture(of: screen, in: UIScreen.main.bounds), capInsets: .zero)
    }
}
