import Foundation

/// The namespace of what previews can ask for.
public enum Preview {
    /// What a preview of a view or of a view controller can ask for.
    public struct ViewTraits: Sendable {}
}

/// Something that a preview asks for: a layout of its view, or how the device is held.
public struct PreviewTrait<Content>: Sendable {
    enum Layout: Sendable {
        case device
        case fitting
        case fixed(width: CGFloat, height: CGFloat)
    }

    /// Nil for a trait that is not about the layout. How the device is held is the display's to say.
    let layout: Layout?
}

extension PreviewTrait where Content == Preview.ViewTraits {
    /// The view fills the screen.
    public static var defaultLayout: Self { Self(layout: .device) }
    /// The view is as large as its content asks for.
    public static var sizeThatFitsLayout: Self { Self(layout: .fitting) }
    /// The view has a size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(layout: .fixed(width: width, height: height))
    }
    /// The device is held upright.
    public static var portrait: Self { Self(layout: nil) }
    /// The device is held upside down.
    public static var portraitUpsideDown: Self { Self(layout: nil) }
    /// The device lies on its right side.
    public static var landscapeLeft: Self { Self(layout: nil) }
    /// The device lies on its left side.
    public static var landscapeRight: Self { Self(layout: nil) }
}
