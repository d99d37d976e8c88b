import CoreGraphics
import Foundation

/// The text field of a search bar: a magnifying glass and a text on a grey background with round corners.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Makes a field from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocapitalizationType = .none
        let glass = UIImageView(
            image: UIImage(
                systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        leftView = glass
        leftViewMode = .always
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        var role = super.accessibilityRole
        role.traits.insert(.searchField)
        role.kind = .searchField
        return role
    }

    override var placeholderColor: UIColor { .secondaryLabel }
    override var clearButtonColor: UIColor { .secondaryLabel }

    private static let iconInset: CGFloat = 6
    private static let iconGap: CGFloat = 4

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.leftViewRect(forBounds: bounds)
        let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        return rect.offsetBy(dx: isLeft ? Self.iconInset : -Self.iconInset, dy: 0).moved(by: iconShifts[.search])
    }

    /// The distances by which the bar moves the icons, in points.
    var iconShifts: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
    /// The distance by which the bar moves the text, in points.
    var textShift = UIOffset.zero { didSet { setNeedsLayout() } }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).moved(by: iconShifts[.clear])
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.rightViewRect(forBounds: bounds)
        let isRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return rect.offsetBy(dx: isRight ? -Self.iconInset : Self.iconInset, dy: 0)
            .moved(by: iconShifts[.bookmark] ?? iconShifts[.resultsList])
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        keepOffIcon(super.textRect(forBounds: bounds))
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        keepOffIcon(super.editingRect(forBounds: bounds))
    }

    private func keepOffIcon(_ rect: CGRect) -> CGRect {
        let rect = rect.moved(by: textShift)
        guard showsLeftView else { return rect }
        let gap = min(Self.iconGap, rect.width)
        let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        return CGRect(
            x: rect.minX + (isLeft ? gap : 0), y: rect.minY, width: rect.width - gap, height: rect.height)
    }

    override var fittingHeight: CGFloat { max(36, super.fittingHeight) }
}

extension CGRect {
    fileprivate func moved(by shift: UIOffset?) -> CGRect {
        offsetBy(dx: shift?.horizontal ?? 0, dy: shift?.vertical ?? 0)
    }
}
