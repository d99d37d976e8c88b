import Foundation

/// The families of fonts, or the faces of one.
final class FontList: UITableViewController, UISearchResultsUpdating {
    private let configuration: UIFontPickerViewController.Configuration
    private let family: String?
    private let all: [String]
    /// The names of what is shown: of families, or of a family's faces.
    private(set) var names: [String]
    var selected: () -> UIFontDescriptor? = { nil }
    var onPick: (UIFontDescriptor) -> Void = { _ in }

    private static let cellName = "font"
    private static let size: CGFloat = 17

    /// - Parameter family: The family whose faces are shown; nil for the list of families.
    init(_ configuration: UIFontPickerViewController.Configuration, family: String?) {
        self.configuration = configuration
        self.family = family
        if let family {
            all = UIFont.fontNames(forFamilyName: family).sorted()
        } else {
            all = UIFont.familyNames.filter { Self.has(configuration.filteredTraits, family: $0) }.sorted {
                $0.localizedCaseInsensitiveCompare($1) == .orderedAscending
            }
        }
        names = all
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a face of a family has at least one of some traits.
    private static func has(_ traits: UIFontDescriptor.SymbolicTraits, family: String) -> Bool {
        guard !traits.isEmpty else { return true }
        return UIFont.fontNames(forFamilyName: family).contains { name in
            let own = UIFont(name: name, size: size)?.fontDescriptor.symbolicTraits ?? []
            return !own.isDisjoint(with: traits)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellName)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = (searchController.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
        names = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    /// A family's name, or that of a face without its family's: "Bold" of "Courier-Bold".
    private func title(_ name: String) -> String {
        guard family != nil else { return name }
        guard let dash = name.lastIndex(of: "-") else { return "Regular" }
        return String(name[name.index(after: dash)...])
    }

    private func descriptor(_ name: String) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [family == nil ? .family : .name: name])
    }

    // Choice (font picker): a row picks its family; the faces are behind the button at its end.
    private func leads(_ name: String) -> Bool {
        family == nil && configuration.includeFaces && UIFont.fontNames(forFamilyName: name).count > 1
    }

    private func isSelected(_ name: String) -> Bool {
        guard let font = selected().map({ UIFont(descriptor: $0, size: Self.size) }) else { return false }
        return family == nil ? font.familyName == name : font.fontName == name
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellName, for: indexPath)
        let name = names[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = title(name)
        if !configuration.displayUsingSystemFont {
            content.textProperties.font = UIFont(descriptor: descriptor(name), size: Self.size)
        }
        if isSelected(name) { content.image = UIImage(systemName: "checkmark") }
        cell.contentConfiguration = content
        cell.accessoryType = leads(name) ? .detailDisclosureButton : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onPick(descriptor(names[indexPath.row]))
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let name = names[indexPath.row]
        let faces = FontList(configuration, family: name)
        faces.title = name
        faces.selected = selected
        faces.onPick = onPick
        navigationController?.pushViewController(faces, animated: true)
    }
}
