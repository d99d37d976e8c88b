import Foundation

/// A screen on which a person picks documents of the app's folder, or saves some there.
open class UIDocumentPickerViewController: UIViewController {
    private enum Purpose {
        /// - Parameter copies: Whether the app gets copies in its temporary folder.
        case opening(types: [String], copies: Bool)
        case exporting([URL], copies: Bool)
    }

    private let purpose: Purpose

    /// The delegate, which gets what was picked; not kept alive.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several documents can be picked.
    open var allowsMultipleSelection = false
    /// Whether the extensions of names are shown.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first; nil for the app's documents.
    open var directoryURL: URL?
    /// The use that the documents are for.
    open var documentPickerMode: UIDocumentPickerMode {
        switch purpose {
        case .opening(_, let copies): copies ? .import : .open
        case .exporting(_, let copies): copies ? .exportToService : .moveToService
        }
    }

    /// Makes a picker of documents of some types, such as "public.image".
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        purpose = .opening(types: allowedUTIs, copies: mode == .import)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a screen on which a person saves a file of the app's.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Makes a screen on which a person saves files of the app's.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        purpose = .exporting(urls, copies: mode == .exportToService)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a screen on which a person saves files of the app's, which are moved or copied.
    public init(forExporting urls: [URL], asCopy: Bool) {
        purpose = .exporting(urls, copies: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a screen on which a person saves files of the app's, which are moved.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Makes a picker of all documents.
    public convenience init() { self.init(documentTypes: ["public.item"], in: .open) }

    /// Makes a picker of all documents from an Interface Builder document.
    public required init?(coder: NSCoder) {
        purpose = .opening(types: ["public.item"], copies: false)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = DocumentList(directoryURL ?? AppDocuments.folder, types: shownTypes)
        list.showsExtensions = shouldShowFileExtensions
        list.title = (directoryURL ?? AppDocuments.folder).lastPathComponent
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        addButton(to: list)
        let navigation = UINavigationController(rootViewController: list)
        addFilling(navigation)
    }

    private var shownTypes: [String] {
        if case .opening(let types, _) = purpose { return types }
        return ["public.item"]
    }

    private func addButton(to list: DocumentList) {
        switch purpose {
        case .exporting(let urls, let copies):
            list.onPick = { _ in }
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Save", image: nil,
                primaryAction: UIAction { [weak self, weak list] _ in
                    if let list { self?.export(urls, copies, to: list.folder) }
                })
        case .opening(_, let copies):
            guard allowsMultipleSelection else {
                list.onPick = { [weak self] in self?.finish([$0], copies) }
                return
            }
            list.tableView.allowsMultipleSelection = true
            list.onPick = { _ in }
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Open", image: nil,
                primaryAction: UIAction { [weak self, weak list] _ in
                    if let chosen = list?.chosen, !chosen.isEmpty { self?.finish(chosen, copies) }
                })
        }
    }

    // MARK: The end

    private func finish(_ urls: [URL], _ copies: Bool) {
        do {
            let picked = try copies ? urls.map { try Self.copy($0, to: FileManager.default.temporaryDirectory) } : urls
            leave { $0.documentPicker($1, didPickDocumentsAt: picked) }
        } catch {
            report(error)
        }
    }

    private func export(_ urls: [URL], _ copies: Bool, to folder: URL) {
        do {
            let saved = try urls.map { url in
                let saved = try Self.copy(url, to: folder)
                if !copies { try FileManager.default.removeItem(at: url) }
                return saved
            }
            leave { $0.documentPicker($1, didPickDocumentsAt: saved) }
        } catch {
            report(error)
        }
    }

    /// Copies a file in the place of one of the same name.
    private static func copy(_ file: URL, to folder: URL) throws -> URL {
        let copy = folder.appendingPathComponent(file.lastPathComponent)
        guard copy.standardizedFileURL != file.standardizedFileURL else { return copy }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: file, to: copy)
        return copy
    }

    private func report(_ error: any Error) {
        DiagnosticsChannel.shared.report("document.error", "The document picker: \(error.localizedDescription)")
        cancel()
    }

    private func cancel() { leave { $0.documentPickerWasCancelled($1) } }

    private func leave(_ tell: @escaping (any UIDocumentPickerDelegate, UIDocumentPickerViewController) -> Void) {
        let end = { [self] in if let delegate { tell(delegate, self) } }
        guard let presentingViewController else { return end() }
        presentingViewController.dismiss(animated: true, completion: end)
    }
}
