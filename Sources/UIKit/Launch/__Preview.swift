import Foundation

/// What the translation makes of a `#Preview`, in a build that is made to show one.
@MainActor public struct __Preview {
    private let layout: PreviewTrait<Preview.ViewTraits>.Layout
    private let make: @MainActor () -> UIViewController

    /// Describes the preview of a view controller.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        layout = traits.lazy.compactMap(\.layout).first ?? .device
        make = body
    }

    /// Describes the preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        let layout = traits.lazy.compactMap(\.layout).first ?? .device
        self.layout = .device
        make = { PreviewHost(body(), layout: layout) }
    }

    /// The preview that the app was started to show, if it is one of these.
    public static func __offer(_ previews: [__Preview]) {
        guard let number = PreviewLaunch.number, previews.indices.contains(number) else { return }
        PreviewLaunch.shared.chosen = previews[number]
    }

    /// The controller to show; one with a layout of its own stands in the middle of the screen.
    func makeController() -> UIViewController {
        let controller = make()
        if case .device = layout { return controller }
        let host = PreviewHost(controller.view, layout: layout)
        host.addChild(controller)
        controller.didMove(toParent: host)
        return host
    }
}

/// The controller around a preview's view.
private final class PreviewHost: UIViewController {
    private let content: UIView
    private let layout: PreviewTrait<Preview.ViewTraits>.Layout

    init(_ content: UIView, layout: PreviewTrait<Preview.ViewTraits>.Layout) {
        (self.content, self.layout) = (content, layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let size: CGSize
        switch layout {
        case .device: size = bounds.size
        case .fitting: size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        case .fixed(let width, let height): size = CGSize(width: width, height: height)
        }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
