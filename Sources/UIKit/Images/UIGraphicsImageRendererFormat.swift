import CoreGraphics
import Foundation

/// The scale of a renderer's pictures, and whether they are opaque.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of colours that pictures can hold; those made here always have sRGB's.
    public enum Range: Int, Sendable { case unspecified = -1, automatic = 0, extended = 1, standard = 2 }

    /// The number of pixels to a point; the screen's unless set.
    open var scale: CGFloat
    /// Whether the pictures are opaque, on black: false unless set.
    open var opaque = false
    /// The range of colours that was asked for. Asking for the extended one is reported: pictures have sRGB's.
    open var preferredRange = Range.automatic { didSet { if preferredRange == .extended { reportExtendedRange() } } }
    /// Whether the extended range of colours was asked for; the older name of `preferredRange`.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    /// Whether pictures can be brighter than white: they cannot.
    open var supportsHighDynamicRange: Bool { false }

    /// Makes the format of the screen's scale.
    public required init() {
        scale = UITraitCollection.screen.displayScale
        super.init()
    }

    /// Makes a format of the traits' scale, or of the screen's where the traits have none.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    private func reportExtendedRange() {
        let report = { @MainActor @Sendable in
            DiagnosticsChannel.shared.report(
                limit: .image, "A renderer was asked for an extended range of colours: its pictures have sRGB's.",
                advice: "Ask for the standard range, or leave preferredRange as it is.")
        }
        if Thread.isMainThread { MainActor.assumeIsolated(report) } else { Task { @MainActor in report() } }
    }
}
