import DisplayProtocol
import Foundation

/// The orientation of the interface; the names of the cases say where a home button would be.
///
/// A device that was turned to the left (`UIDeviceOrientation.landscapeLeft`) has its home button at the right, so its
/// interface is `landscapeRight`; the raw values of the two are the same.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the interface is higher than wide, on a device that is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface stands on a device that lies on one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The set as bits: a bit's number is the raw value of the orientation.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The interface of a device that is upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// The interface of a device whose home button would be at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// The interface of a device whose home button would be at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// The interface of a device that is upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Both orientations of a device that lies on one of its sides.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations but that of a device that is upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(orientation))
    }

    /// The set's members, the most usual first.
    var orientations: [UIInterfaceOrientation] {
        [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].filter { contains($0) }
    }
}

extension UIInterfaceOrientation {
    /// The interface that is upright on a device held so; nil for one that lies flat.
    init?(_ device: UIDeviceOrientation) {
        switch device {
        case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight: self.init(rawValue: device.rawValue)
        case .unknown, .faceUp, .faceDown: return nil
        }
    }

    /// The way in which a device is held when this interface is upright on it.
    var holding: ScreenConfiguration.Orientation {
        switch self {
        case .unknown, .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        }
    }

    /// The angle by which the interface is turned against the device, in radians clockwise.
    var angle: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .portraitUpsideDown: .pi
        case .landscapeRight: .pi / 2
        case .landscapeLeft: -.pi / 2
        }
    }
}

extension UIDeviceOrientation {
    init(_ orientation: ScreenConfiguration.Orientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        }
    }
}
