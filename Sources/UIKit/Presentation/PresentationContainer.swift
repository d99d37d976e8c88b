import Foundation

/// The view that a presentation takes place in: over the window, or over the controller that defines the context.
///
/// It keeps the presentation alive for as long as it is somewhere: swapping a window's root under a presentation leaves
/// this view, and the presented controller with it (fact 10.07). While it is aside, only the presenter does.
final class PresentationContainer: UIView {
    private weak var presentation: Presentation?
    private var kept: Presentation?

    init(_ presentation: Presentation, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        kept = storedSuperview == nil ? nil : presentation
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        let controller = presentation?.performer
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    /// What is below is not for assistive technology either, but below a sheet that leaves it in use.
    override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal || !(presentation?.performer.leavesBelowInUse ?? false) }
        set { super.accessibilityViewIsModal = newValue }
    }

    /// The presentation is over: who still has this view keeps nothing else.
    func letGo() {
        removeFromSuperview()
        (presentation, kept) = (nil, nil)
    }

    /// What is below gets no touches, unless the presentation lets them through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard interactionBlocks == 0 else { return self.point(inside: point, with: event) ? self : nil }
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self || hit is DimmingView else { return hit }
        return presentation?.performer.touchBelow(point, hit: hit, with: event)
    }
}

/// The shade between a presented view and what is below.
final class DimmingView: UIView {
    /// Called when it is touched and let go.
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.onTap?() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }
}
