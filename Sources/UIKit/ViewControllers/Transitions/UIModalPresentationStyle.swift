/// How a presented controller's view covers what is below.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole screen; what is below is taken out of the window when the animation has ended.
    case fullScreen = 0
    /// A sheet as tall as the screen on a phone, and a wide card on a pad.
    case pageSheet = 1
    /// A sheet on a phone, and a small card on a pad.
    case formSheet = 2
    /// The area of the controller that defines the presentation context, whose view is taken out.
    case currentContext = 3
    /// The style of an app's own presentation controller.
    case custom = 4
    /// The whole screen; what is below stays.
    case overFullScreen = 5
    /// The area of the controller that defines the presentation context, whose view stays.
    case overCurrentContext = 6
    /// A bubble with an arrow where there is width for it.
    case popover = 7
    /// Not another style: for `adaptivePresentationStyle`, that the style is not adapted.
    case none = -1
    /// The style that fits the controller: `pageSheet` for most (fact 6.07).
    case automatic = -2
}

/// How a presented controller's view comes in.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
