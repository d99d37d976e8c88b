import Foundation

/// Distances from the edges of the screen, in points.
package struct EdgeInsets: Sendable, Equatable, Codable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// The screen that an app is to fill, and the traits that come with it.
package struct ScreenConfiguration: Sendable, Equatable, Codable {
    package enum Idiom: String, Sendable, Codable { case phone, pad }
    package enum Style: String, Sendable, Codable, CaseIterable { case light, dark }
    /// The sizes that a person can choose for text.
    package enum TextSize: String, Sendable, Codable, CaseIterable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    package var deviceName: String
    package var idiom: Idiom
    /// In points, portrait.
    package var size: CGSize
    /// Pixels in a point.
    package var scale: Double
    /// Portrait, of a window with no bars.
    package var safeAreaInsets: EdgeInsets
    /// In points.
    package var cornerRadius: Double
    /// In points.
    package var statusBarHeight: Double
    package var style: Style
    package var textSize: TextSize
    /// How the device is held; the size and the insets of a device are those of portrait, whatever this says, until they
    /// are ``turned(to:)``.
    package var orientation: Orientation

    package init(
        deviceName: String, idiom: Idiom, size: CGSize, scale: Double, safeAreaInsets: EdgeInsets, cornerRadius: Double,
        statusBarHeight: Double, style: Style = .light, textSize: TextSize = .large,
        orientation: Orientation = .portrait
    ) {
        self.deviceName = deviceName
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.cornerRadius = cornerRadius
        self.statusBarHeight = statusBarHeight
        self.style = style
        self.textSize = textSize
        self.orientation = orientation
    }

    /// The width of a full screen picture, in pixels.
    package var pixelWidth: Int { Int((size.width * scale).rounded()) }
    /// The height of a full screen picture, in pixels.
    package var pixelHeight: Int { Int((size.height * scale).rounded()) }
}
