import CoreGraphics
import Foundation

/// A screen on which a person picks a colour: from a grid, a spectrum or by sliders.
///
/// The controller is to be presented, not pushed. As a sheet it is as high as what it shows.
open class UIColorPickerViewController: UIViewController {
    /// The delegate, which hears of what is picked; not kept alive.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour that is picked; observers of the key hear of it. Setting it tells the delegate nothing.
    open var selectedColor: UIColor {
        get { storedColor }
        set {
            change(to: newValue)
            panel?.show(PickedColor(newValue))
        }
    }

    /// Whether the person can change the opacity; without, what is picked is opaque.
    open var supportsAlpha = true {
        didSet {
            panel?.supportsAlpha = supportsAlpha
            heightDidChange()
        }
    }

    // Choice (color picker): white is what is selected before anything is.
    private var storedColor = UIColor.white
    private(set) var panel: ColorPanel?
    private static let detent = UISheetPresentationController.Detent.Identifier("colors")

    /// Makes a picker.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a picker from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var title: String? { didSet { panel?.heading = title } }

    // MARK: The screen

    open override func viewDidLoad() {
        super.viewDidLoad()
        let panel = ColorPanel(frame: view.bounds)
        panel.heading = title
        panel.supportsAlpha = supportsAlpha
        panel.show(PickedColor(storedColor))
        panel.onPick = { [weak self] in self?.picked($0, isDown: $1) }
        panel.onClose = { [weak self] in self?.close() }
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.panel = panel
        view.backgroundColor = .systemBackground
        view.addSubview(panel)
        heightDidChange()
    }

    private var sheet: UISheetPresentationController? {
        popoverPresentationController?.adaptiveSheetPresentationController ?? sheetPresentationController
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // An app's own heights stay.
        guard let sheet, sheet.detents.count == 1, sheet.detents[0].identifier == .large else { return }
        sheet.detents = [
            .custom(identifier: Self.detent) { [weak self] context in
                guard let self, let view = viewIfLoaded else { return nil }
                let width = view.window?.bounds.width ?? UIScreen.main.bounds.width
                let height = panel?.height(width: width) ?? context.maximumDetentValue
                return min(height, context.maximumDetentValue)
            }
        ]
    }

    private func heightDidChange() {
        guard let panel else { return }
        let width: CGFloat = 375
        preferredContentSize = CGSize(width: width, height: panel.height(width: width))
        sheet?.invalidateDetents()
    }

    // MARK: Picking

    private func change(to color: UIColor) {
        __keyValueWillChange(self, "selectedColor")
        storedColor = color
        __keyValueDidChange(self, "selectedColor")
    }

    private func picked(_ color: PickedColor, isDown: Bool) {
        change(to: color.color)
        delegate?.colorPickerViewController(self, didSelect: storedColor, continuously: isDown)
    }

    private func close() {
        guard let presentingViewController else { return tellEnd() }
        presentingViewController.dismiss(animated: true) { [self] in tellEnd() }
    }

    override func personDidDismiss() {
        super.personDidDismiss()
        tellEnd()
    }

    private func tellEnd() { delegate?.colorPickerViewControllerDidFinish(self) }
}
