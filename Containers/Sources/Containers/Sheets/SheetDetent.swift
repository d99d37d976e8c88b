import UIKit

/// A height at which a sheet rests.
public struct SheetDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fraction(CGFloat), height(CGFloat), preferred
    }

    let kind: Kind

    /// All the height there is, less a gap below the top of the safe area.
    public static let large = SheetDetent(kind: .fraction(1))
    /// Half of the large height.
    public static let medium = SheetDetent(kind: .fraction(0.5))
    /// The height of the controller's `preferredContentSize`; the medium height where it has none.
    public static let preferred = SheetDetent(kind: .preferred)

    /// A part of the large height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> SheetDetent { SheetDetent(kind: .fraction(fraction)) }

    /// A height in points, above the safe area's bottom.
    public static func height(_ height: CGFloat) -> SheetDetent { SheetDetent(kind: .height(height)) }

    /// The height from the screen's bottom, in points.
    @MainActor func height(of controller: UIViewController, largest: CGFloat, bottomInset: CGFloat) -> CGFloat {
        let height: CGFloat
        switch kind {
        case .fraction(let fraction): height = largest * fraction
        case .height(let points): height = points + bottomInset
        case .preferred:
            let preferred = controller.preferredContentSize.height
            height = preferred > 0 ? preferred + bottomInset : largest / 2
        }
        return min(max(height, min(44, largest)), largest).rounded()
    }
}
