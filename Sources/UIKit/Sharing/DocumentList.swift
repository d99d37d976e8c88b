import Foundation

/// The files and folders of a folder, folders first.
final class DocumentList: UITableViewController {
    let folder: URL
    private let types: [String]
    private var files: [URL] = []
    var showsExtensions = false
    var onPick: (URL) -> Void = { _ in }

    private static let cellName = "file"

    /// - Parameter types: The types of files that can be picked.
    init(_ folder: URL, types: [String]) {
        self.folder = folder
        self.types = types
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellName)
        reload()
    }

    /// Reads the folder again.
    func reload() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        files = names.filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }.sorted {
            let (one, two) = (Self.isFolder($0), Self.isFolder($1))
            return one == two
                ? $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending : one
        }
        tableView.backgroundView = files.isEmpty ? Self.emptyLabel() : nil
        tableView.reloadData()
    }

    private static func emptyLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = "No Documents"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }

    private static func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
            && file.pathExtension.isEmpty
    }

    private func canPick(_ file: URL) -> Bool { FileTypeNames.isExtension(file.pathExtension, ofAny: types) }

    /// The files that are selected.
    var chosen: [URL] { (tableView.indexPathsForSelectedRows ?? []).sorted().map { files[$0.row] } }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellName, for: indexPath)
        let file = files[indexPath.row]
        let isFolder = Self.isFolder(file)
        let isPickable = isFolder || canPick(file)
        var content = UIListContentConfiguration.cell()
        content.text =
            showsExtensions || isFolder ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
        content.image = UIImage(systemName: isFolder ? "folder.fill" : "doc")
        if !isPickable { content.textProperties.color = .tertiaryLabel }
        cell.contentConfiguration = content
        cell.accessoryType = isFolder ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        let file = files[indexPath.row]
        return Self.isFolder(file) || canPick(file) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let file = files[indexPath.row]
        guard Self.isFolder(file) else {
            if !tableView.allowsMultipleSelection { tableView.deselectRow(at: indexPath, animated: true) }
            return onPick(file)
        }
        tableView.deselectRow(at: indexPath, animated: true)
        let list = DocumentList(file, types: types)
        list.title = file.lastPathComponent
        list.onPick = onPick
        list.showsExtensions = showsExtensions
        list.tableView.allowsMultipleSelection = tableView.allowsMultipleSelection
        navigationController?.pushViewController(list, animated: true)
    }
}
