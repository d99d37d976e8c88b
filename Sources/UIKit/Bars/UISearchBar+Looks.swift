import CoreGraphics
import Foundation

/// What an app decides about the look of a search bar's parts.
struct SearchBarLook {
    struct Background: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    struct Divider: Hashable {
        var left: UInt
        var right: UInt
    }

    var fieldShift = UIOffset.zero
    var textShift = UIOffset.zero
    var iconShifts: [UISearchBar.Icon: UIOffset] = [:]
    var fieldImages: [UInt: UIImage] = [:]
    var backgrounds: [Background: UIImage] = [:]
    var scopeImages: [UInt: UIImage] = [:]
    var scopeBackground: UIImage?
    var scopeDividers: [Divider: UIImage] = [:]
    var scopeTitles: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Gives the look to the control of the scopes.
    @MainActor func apply(to scopes: UISegmentedControl) {
        for (state, image) in scopeImages {
            scopes.setBackgroundImage(image, for: UIControl.State(rawValue: state), barMetrics: .default)
        }
        for (place, image) in scopeDividers {
            scopes.setDividerImage(
                image, forLeftSegmentState: UIControl.State(rawValue: place.left),
                rightSegmentState: UIControl.State(rawValue: place.right), barMetrics: .default)
        }
        for (state, attributes) in scopeTitles {
            scopes.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
        }
    }
}

/// The look of the field and its icons.
extension UISearchBar {
    /// The distance in points by which the field is moved to the right and down.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { searchLook.fieldShift }
        set { searchLook.fieldShift = newValue }
    }
    /// The distance in points by which the text is moved within the field, to the right and down.
    public var searchTextPositionAdjustment: UIOffset {
        get { searchLook.textShift }
        set { searchLook.textShift = newValue }
    }

    /// Moves an icon of the field by points, to the right and down.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchLook.iconShifts[icon] = adjustment
    }
    /// The distance in points by which an icon is moved.
    public func positionAdjustment(for icon: Icon) -> UIOffset { searchLook.iconShifts[icon] ?? .zero }

    /// Sets the picture in place of the bar's background for a position and a situation; only that for any position in
    /// the default situation is shown, which is `backgroundImage`.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard barPosition != .any || barMetrics != .default else { return self.backgroundImage = backgroundImage }
        searchLook.backgrounds[SearchBarLook.Background(position: barPosition, metrics: barMetrics)] = backgroundImage
    }
    /// The picture that was set for a position and a situation; nil without one.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        guard barPosition != .any || barMetrics != .default else { return backgroundImage }
        return searchLook.backgrounds[SearchBarLook.Background(position: barPosition, metrics: barMetrics)]
    }

    /// Sets the picture in place of the field's background; only that for the normal and the disabled state are shown. The
    /// picture's height is the field's.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        searchLook.fieldImages[state.rawValue] = backgroundImage
    }
    /// The picture that was set in place of the field's background; nil without one.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchLook.fieldImages[state.rawValue]
    }

    func searchLookDidChange() {
        let field = searchTextField
        field.textShift = searchLook.textShift
        field.iconShifts = searchLook.iconShifts
        let picture = searchLook.fieldImages[UIControl.State.normal.rawValue]
        // A picture shows in fields without a border of their own.
        field.borderStyle = picture == nil ? .roundedRect : .none
        field.background = picture
        field.disabledBackground = searchLook.fieldImages[UIControl.State.disabled.rawValue]
        if let scopes { searchLook.apply(to: scopes) }
        setNeedsLayout()
    }
}

/// The look of the scopes.
extension UISearchBar {
    /// The picture behind the scopes, as wide as the bar; nil for none.
    public var scopeBarBackgroundImage: UIImage? {
        get { searchLook.scopeBackground }
        set { searchLook.scopeBackground = newValue }
    }

    /// Shows the picture behind the scopes, below the field.
    func placeScopeBackground(_ frame: CGRect) {
        guard scopes != nil, let image = searchLook.scopeBackground else {
            scopeGround?.removeFromSuperview()
            scopeGround = nil
            return
        }
        let ground = scopeGround ?? UIImageView(frame: .zero)
        scopeGround = ground
        ground.image = image
        ground.frame = frame
        if let scopes, ground.superview == nil { insertSubview(ground, belowSubview: scopes) }
    }

    /// Sets the background of the scopes' buttons in a state.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        searchLook.scopeImages[state.rawValue] = backgroundImage
    }
    /// The background that was set for the scopes' buttons in a state; nil without one.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchLook.scopeImages[state.rawValue]
    }

    /// Sets the picture between two buttons of the scopes.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        searchLook.scopeDividers[.init(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage
    }
    /// The picture that was set between two buttons of the scopes; nil without one.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { searchLook.scopeDividers[.init(left: leftState.rawValue, right: rightState.rawValue)] }

    /// Sets the font, colour and so on of the scopes' titles in a state.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { searchLook.scopeTitles[state.rawValue] = attributes }
    /// The attributes that were set for the scopes' titles in a state; nil where none were.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        searchLook.scopeTitles[state.rawValue]
    }
}
