import Foundation

/// The first screen of an app of documents: those of the app's folder, to open, and a way to make new ones.
open class UIDocumentBrowserViewController: UIViewController {
    /// The ways in which a new document comes into the folder.
    public enum ImportMode: UInt, Sendable { case none, copy, move }
    /// The looks of the browser.
    public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

    /// The types of the documents that can be opened, such as "public.image".
    public let allowedContentTypes: [String]
    /// The delegate, which opens and makes documents; not kept alive.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether the person can make documents: true unless set.
    open var allowsDocumentCreation = true { didSet { updateButtons() } }
    /// Whether several documents can be chosen at once.
    open var allowsPickingMultipleItems = false { didSet { updateButtons() } }
    /// Whether the extensions of names are shown.
    open var shouldShowFileExtensions = false { didSet { listDidChange() } }
    /// The title of the button that makes a document; nil for a plus sign.
    open var localizedCreateDocumentActionTitle: String? { didSet { updateButtons() } }
    /// The app's own buttons at the beginning of the bar.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateButtons() } }
    /// The app's own buttons at the end of the bar.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateButtons() } }
    /// The look of the browser: light unless set.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }

    private var list: DocumentList?

    /// Makes a browser of documents of some types; nil takes those of the Info.plist.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes ?? Self.declaredTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a browser of documents of the types of the Info.plist.
    public convenience init() { self.init(forOpeningFilesWithContentTypes: nil) }

    /// Makes a browser of the app's documents from an Interface Builder document.
    public required init?(coder: NSCoder) {
        allowedContentTypes = Self.declaredTypes
        super.init(coder: coder)
    }

    /// The types of documents that the Info.plist names; all without one.
    private static var declaredTypes: [String] {
        let types = AppInfo.value("CFBundleDocumentTypes") as? [[String: Any]] ?? []
        let names = types.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
        return names.isEmpty ? ["public.item"] : names
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = DocumentList(AppDocuments.folder, types: allowedContentTypes)
        list.title = "Documents"
        list.showsExtensions = shouldShowFileExtensions
        self.list = list
        let navigation = UINavigationController(rootViewController: list)
        addFilling(navigation)
        updateButtons()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A document that was open may have another name or be gone.
        listDidChange()
    }

    private func listDidChange() {
        list?.showsExtensions = shouldShowFileExtensions
        list?.reload()
    }

    private func updateButtons() {
        guard let list else { return }
        list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        var items = additionalTrailingNavigationBarButtonItems
        if allowsDocumentCreation { items.insert(creationItem, at: 0) }
        list.tableView.allowsMultipleSelection = allowsPickingMultipleItems
        if allowsPickingMultipleItems {
            list.onPick = { _ in }
            items.insert(
                UIBarButtonItem(
                    title: "Open",
                    primaryAction: UIAction { [weak self] _ in
                        if let chosen = self?.list?.chosen, !chosen.isEmpty { self?.open(chosen) }
                    }), at: 0)
        } else {
            list.onPick = { [weak self] in self?.open([$0]) }
        }
        list.navigationItem.rightBarButtonItems = items
    }

    private var creationItem: UIBarButtonItem {
        let action = UIAction { [weak self] _ in self?.create() }
        guard let title = localizedCreateDocumentActionTitle else {
            return UIBarButtonItem(systemItem: .add, primaryAction: action)
        }
        return UIBarButtonItem(title: title, primaryAction: action)
    }

    private func open(_ urls: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }

    private func create() {
        delegate?.documentBrowser(self) { [weak self] url, mode in
            guard let self, let url, mode != .none else { return }
            take(url, into: AppDocuments.folder, mode) { _, _ in }
        }
    }

    // MARK: Documents that come in

    /// Brings a document into the folder of the app, unless it is there, and shows it in the list. The handler gets its
    /// address there, or an error.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        let folder = AppDocuments.folder.standardizedFileURL.path
        let isInside = url.standardizedFileURL.path.hasPrefix(folder + "/")
        guard !isInside, importIfNeeded else {
            list?.reload()
            let isThere = FileManager.default.fileExists(atPath: url.path)
            completion?(isThere ? url : nil, isThere ? nil : CocoaError(.fileNoSuchFile))
            return
        }
        take(url, into: AppDocuments.folder, .copy) { completion?($0, $1) }
    }

    /// Brings a document into the folder of another one. The handler gets its address there, or an error.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { take(documentURL, into: neighbourURL.deletingLastPathComponent(), importMode, completion) }

    private func take(
        _ url: URL, into folder: URL, _ mode: ImportMode, _ completion: (URL?, (any Error)?) -> Void
    ) {
        do {
            let place = try Self.place(for: url, in: folder)
            if mode == .move {
                try FileManager.default.moveItem(at: url, to: place)
            } else {
                try FileManager.default.copyItem(at: url, to: place)
            }
            list?.reload()
            delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
            completion(place, nil)
        } catch {
            delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
            completion(nil, error)
        }
    }

    /// The address for a file in a folder: with a number behind the name where there is one of that name.
    private static func place(for url: URL, in folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = url.deletingPathExtension().lastPathComponent
        for number in 1... {
            var place = folder.appendingPathComponent(number == 1 ? name : "\(name) \(number)")
            if !url.pathExtension.isEmpty { place.appendPathExtension(url.pathExtension) }
            if !FileManager.default.fileExists(atPath: place.path) { return place }
        }
        return folder.appendingPathComponent(url.lastPathComponent)
    }
}
