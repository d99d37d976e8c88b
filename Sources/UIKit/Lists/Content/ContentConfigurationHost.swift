import Foundation

/// The part of a cell, header or footer that keeps its configurations and the views made from them.
@MainActor final class ContentConfigurationHost {
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: ConfiguredBackgroundView?
    /// Whether an update for the state is due.
    var needsUpdate = false
    var automaticallyUpdatesContent = true
    var automaticallyUpdatesBackground = true

    /// The view for a configuration: the one that there is, if it can show it, or a new one.
    func contentView(
        for configuration: any UIContentConfiguration, inPlaceOf current: UIView
    ) -> UIView {
        content = configuration
        if let view = current as? UIView & UIContentView, view.supports(configuration) {
            view.configuration = configuration
            return view
        }
        return configuration.makeContentView()
    }

    /// The app took the configuration away.
    func removeContent() { content = nil }

    /// Shows a background behind a view's content; nil takes it away.
    func setBackground(_ configuration: UIBackgroundConfiguration?, behindContentOf view: UIView) {
        background = configuration
        guard let configuration else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let shown = backgroundView ?? ConfiguredBackgroundView(frame: view.bounds)
        shown.configuration = configuration
        if shown.superview !== view { view.insertSubview(shown, at: 0) }
        backgroundView = shown
    }

    /// Brings content and background in line with a state, if that is due.
    ///
    /// - Parameters:
    ///   - state: The state; asked for only if an update is due.
    ///   - contentView: The view with the content, as the app's own update leaves it.
    ///   - update: The app's own update.
    func updateIfNeeded<State: UIConfigurationState>(
        for state: @autoclosure () -> State, in contentView: @autoclosure () -> UIView, update: (State) -> Void
    ) {
        guard needsUpdate else { return }
        needsUpdate = false
        let state = state()
        update(state)
        // What the app sets for the state asks for no other update.
        needsUpdate = false
        if automaticallyUpdatesContent, let updated = content?.updated(for: state),
            let view = contentView() as? UIView & UIContentView, view.supports(updated)
        {
            // Shown and not kept: the app's own is what the next state starts from.
            view.configuration = updated
        }
        if automaticallyUpdatesBackground, let background {
            backgroundView?.configuration = background.updated(for: state)
        }
    }
}

/// Shows a background configuration.
final class ConfiguredBackgroundView: UIView {
    private let fill = UIImageView(frame: .zero)
    private var effects: UIVisualEffectView?
    private var custom: UIView?

    var configuration = UIBackgroundConfiguration.clear() {
        didSet { if configuration != oldValue { showConfiguration() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        fill.clipsToBounds = true
        addSubview(fill)
    }

    required init?(coder: NSCoder) { nil }

    private func showConfiguration() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.image = configuration.image
        fill.contentMode = configuration.imageContentMode
        fill.layer.borderWidth = configuration.strokeWidth
        fill.layer.borderColor =
            configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
        effects?.removeFromSuperview()
        effects = configuration.visualEffect.map(UIVisualEffectView.init(effect:))
        if let effects { insertSubview(effects, at: 0) }
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { addSubview(custom) }
        }
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showConfiguration()
    }

    override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        showConfiguration()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let outer = superview?.directionalLayoutMargins ?? .zero
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let leading = insets.leading + (edges.contains(.leading) ? outer.leading : 0)
        let trailing = insets.trailing + (edges.contains(.trailing) ? outer.trailing : 0)
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top + (edges.contains(.top) ? outer.top : 0), left: isLeftToRight ? leading : trailing,
                bottom: insets.bottom + (edges.contains(.bottom) ? outer.bottom : 0),
                right: isLeftToRight ? trailing : leading))
        let radius = configuration.cornerRadius
        fill.frame = area.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        fill.layer.cornerRadius = min(radius, area.height / 2)
        for part in [effects, custom].compactMap(\.self) {
            part.frame = area
            part.layer.cornerRadius = min(radius, area.height / 2)
            part.clipsToBounds = radius > 0
        }
    }
}
