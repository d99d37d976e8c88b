import CoreGraphics

/// What lies over the screen in the window: it is drawn anew when this changes.
struct WindowOverlays: Equatable {
    /// The two fingers of a pinch, in points of the interface.
    struct Pinch: Equatable {
        var first: CGPoint
        var second: CGPoint
    }

    /// How far the app is, or what became of it.
    var card: StatusCard?
    /// How far the wheel of a card has turned that has one, in twelfths.
    var spinnerStep = 0
    /// The fingers of a pinch, while they are shown.
    var pinch: Pinch?
    /// Words that are shown for a moment.
    var toast: String?
    var menu: CommandMenu?
}
