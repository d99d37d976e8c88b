import Foundation

extension ScreenConfiguration {
    /// How a device is held, as seen by whoever looks at it: `landscapeLeft` is turned to the left, its top at the left.
    package enum Orientation: String, Sendable, Codable, CaseIterable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

        package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

        /// Takes a name as people and flows write it: in any case, with underscores or without.
        package init?(named name: String) {
            switch name.lowercased().replacingOccurrences(of: "_", with: "") {
            case "portrait": self = .portrait
            case "upsidedown", "portraitupsidedown": self = .portraitUpsideDown
            case "landscapeleft": self = .landscapeLeft
            case "landscaperight": self = .landscapeRight
            default: return nil
            }
        }
    }

    /// Whether the screen reaches around the camera: a phone without a home button.
    package var hasCutout: Bool { idiom == .phone && safeAreaInsets.bottom > 0 }

    /// The screen of an interface that stands upright on the device held so; the receiver is portrait.
    package func turned(to orientation: Orientation) -> ScreenConfiguration {
        var turned = self
        turned.orientation = orientation
        guard orientation.isLandscape else { return turned }
        turned.size = CGSize(width: size.height, height: size.width)
        guard hasCutout else { return turned }
        // The cutout insets both sides alike, so that contents stay in the middle, and there is no room for a status bar.
        turned.safeAreaInsets = EdgeInsets(left: safeAreaInsets.top, bottom: 21, right: safeAreaInsets.top)
        turned.statusBarHeight = 0
        return turned
    }
}
