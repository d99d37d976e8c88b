import Foundation

/// A screen on which a person picks a font from the list of families.
open class UIFontPickerViewController: UIViewController {
    private let storedConfiguration: Configuration

    /// A copy of the configuration that the picker was made with.
    open var configuration: Configuration { storedConfiguration.copy() as? Configuration ?? Configuration() }
    /// The delegate, which hears of what is picked; not kept alive.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that is picked, without a size; nil before. Setting it marks another in the list.
    open var selectedFontDescriptor: UIFontDescriptor? { didSet { list?.tableView.reloadData() } }

    private(set) var list: FontList?

    /// Makes a picker.
    public init(configuration: Configuration) {
        storedConfiguration = configuration.copy() as? Configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of all families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Makes a picker of all families from an Interface Builder document.
    public required init?(coder: NSCoder) {
        storedConfiguration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = FontList(storedConfiguration, family: nil)
        list.title = title ?? "Choose Font"
        list.selected = { [weak self] in self?.selectedFontDescriptor }
        list.onPick = { [weak self] in self?.pick($0) }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = list
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        self.list = list
        let navigation = UINavigationController(rootViewController: list)
        addFilling(navigation)
    }

    // MARK: The end

    private func pick(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        leave { $0.fontPickerViewControllerDidPickFont($1) }
    }

    private func cancel() { leave { $0.fontPickerViewControllerDidCancel($1) } }

    override func personDidDismiss() {
        super.personDidDismiss()
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    private func leave(_ tell: (any UIFontPickerViewControllerDelegate, UIFontPickerViewController) -> Void) {
        if let delegate { tell(delegate, self) }
        presentingViewController?.dismiss(animated: true)
    }
}
