import DisplayProtocol
import Foundation

/// Which way up the interface is: the names say where a home button would be.
///
/// A device that was turned to the left (`UIDeviceOrientation.landscapeLeft`) has its home button at the right, so its
/// interface is `landscapeRight`; the raw values of the two are the same.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(.portrait)
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(orientation))
    }

    /// Its members, the most usual first.
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

    /// How a device is held on which this interface is upright.
    var holding: ScreenConfiguration.Orientation {
        switch self {
        case .unknown, .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        }
    }

    /// How far the interface is turned against the device, in radians clockwise.
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
