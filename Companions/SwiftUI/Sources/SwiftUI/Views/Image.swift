/// A picture.
public struct Image: Equatable, Sendable {
    /// The size of symbols beside text.
    public enum Scale: Hashable, CaseIterable, Sendable {
        case small
        case medium
        case large

        var scale: UIImage.SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// Whether a picture is shown with its own colours or as a stencil.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// How a picture fills more room than it has pixels for.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// How pixels between those of a picture are found.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    enum Source: Equatable {
        case named(String, Bundle?)
        case symbol(String)
        case image(UIImage)
    }

    let source: Source
    var label: Text?
    var isDecorative = false
    var mode: TemplateRenderingMode?
    var resizing: ResizingMode?
    var insets = EdgeInsets()
    var interpolation = Interpolation.medium

    private init(source: Source, label: Text? = nil, isDecorative: Bool = false) {
        (self.source, self.label, self.isDecorative) = (source, label, isDecorative)
    }

    /// Shows an image of the app's assets.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name, bundle)) }
    /// Shows an image of the app's assets that is read out as a text.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundle), label: label)
    }
    /// Shows an image of the app's assets that is not read out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle), isDecorative: true)
    }
    /// Shows a symbol.
    public init(systemName: String) { self.init(source: .symbol(systemName)) }
    /// Shows an image of UIKit's.
    public init(uiImage: UIImage) { self.init(source: .image(uiImage)) }
    /// Shows an image of Core Graphics' that is read out as a text.
    public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
        self.init(source: .image(UIImage(cgImage: cgImage, scale: scale, orientation: .up)), label: label)
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// The image, which fills the room that it has. The insets, in points, stay as they are.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { ($0.insets, $0.resizing) = (capInsets, resizingMode) }
    }
    /// The image with its own colours or as a stencil.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { with { $0.mode = mode } }
    /// The image with another way to find the pixels between its own.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    /// The picture of UIKit's.
    @MainActor func picture(in environment: EnvironmentValues, looks: TextLooks = TextLooks()) -> UIImage? {
        var image: UIImage?
        switch source {
        case .named(let name, let bundle): image = UIImage(named: name, in: bundle, compatibleWith: nil)
        case .image(let given): image = given
        case .symbol(let name):
            let attributes = looks.attributes(in: environment)
            let font = attributes[.font] as? UIFont ?? .preferredFont(forTextStyle: .body)
            let configuration = UIImage.SymbolConfiguration(font: font)
                .applying(UIImage.SymbolConfiguration(scale: environment.imageScale.scale))
            image = UIImage(systemName: name, withConfiguration: configuration)
        }
        switch mode {
        case .template: image = image?.withRenderingMode(.alwaysTemplate)
        case .original: image = image?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        guard resizing == .tile || insets != EdgeInsets() else { return image }
        return image?.resizableImage(
            withCapInsets: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
            resizingMode: resizing == .tile ? .tile : .stretch)
    }
}

extension Image: View {
    /// There is none: an image is not made of other views.
    public typealias Body = Never
}

extension Image: PrimitiveView {
    func elements(_ node: Node) -> [Element] {
        let element = node.kept("image") { ImageElement() }
        element.show(self, in: node.environment)
        return [element]
    }
}

/// An image view.
final class ImageElement: ViewElement {
    private var isResizable = false
    private var imageView: UIImageView { view as! UIImageView }

    init() {
        super.init(UIImageView())
        view.clipsToBounds = true
    }

    func show(_ image: Image, in environment: EnvironmentValues) {
        let picture = image.picture(in: environment)
        if imageView.image !== picture { imageView.image = picture }
        isResizable = image.resizing != nil
        imageView.contentMode = isResizable ? .scaleToFill : .center
        imageView.tintColor = ForegroundStyle().__fill(in: environment).color
        imageView.layer.magnificationFilter = image.interpolation == .none ? .nearest : .linear
        imageView.isAccessibilityElement = !image.isDecorative
        imageView.accessibilityTraits = .image
        imageView.accessibilityLabel = image.label?.plain(in: environment) ?? image.ownLabel
    }

    private var size: CGSize { imageView.image?.size ?? .zero }

    override func measure(_ proposal: Proposal) -> CGSize { isResizable ? proposal.filled(size) : size }
    override func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? {
        guard line.axis == .vertical, line.id == FirstBaseline.self || line.id == LastBaseline.self,
            let baseline = imageView.image?.symbolBaseline
        else { return nil }
        return size.height - baseline
    }
}

extension Image {
    /// What is read out for an image that has no text: its name.
    fileprivate var ownLabel: String? {
        switch source {
        case .named(let name, _), .symbol(let name): name
        case .image: nil
        }
    }
}

extension UIImage {
    /// How far a symbol's baseline is above its lower edge, in points; nil for other images.
    fileprivate var symbolBaseline: CGFloat? { isSymbolImage ? size.height * 0.18 : nil }
}
