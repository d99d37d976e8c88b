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
    /// A raw value of `UIContentSizeCategory`.
    package var contentSizeCategory: String
    /// How the device is held; the size and the insets of a device are those of portrait, whatever this says, until they
    /// are ``turned(to:)``.
    package var orientation: Orientation

    package init(
        deviceName: String, idiom: Idiom, size: CGSize, scale: Double, safeAreaInsets: EdgeInsets, cornerRadius: Double,
        statusBarHeight: Double, style: Style = .light, contentSizeCategory: String = "UICTContentSizeCategoryL",
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
        self.contentSizeCategory = contentSizeCategory
        self.orientation = orientation
    }

    /// The width of a full screen picture, in pixels.
    package var pixelWidth: Int { Int((size.width * scale).rounded()) }
    /// The height of a full screen picture, in pixels.
    package var pixelHeight: Int { Int((size.height * scale).rounded()) }
}
