import Foundation

/// The sheet of things that can be done with what an app shares.
///
/// On a phone it is a sheet that rests at half the height; on a pad it is a popover, which needs a source (fact 6.20).
open class UIActivityViewController: UIViewController {
    /// The closure that hears of the end: the activity or nil, whether it was done, the items that it gives back, and what
    /// went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// The older form of the closure that hears of the end: the activity or nil, and whether it was done.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    private let activityItems: [Any]
    private let applicationActivities: [UIActivity]
    private var underway: UIActivity?
    private var hasEnded = false

    /// The closure that hears of the end, when the sheet has left the screen.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The closure that hears of the end, without what was given back.
    open var completionHandler: CompletionHandler?
    /// The activities that are left out. It counts when the sheet appears.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Makes a sheet for items: texts, addresses, pictures, data, or objects that provide them.
    ///
    /// - Parameter applicationActivities: The app's own activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a sheet without items.
    public convenience init() { self.init(activityItems: [], applicationActivities: nil) }

    /// Makes a sheet without items from an Interface Builder document.
    public required init?(coder: NSCoder) {
        (activityItems, applicationActivities) = ([], [])
        super.init(coder: coder)
    }

    override var automaticPresentationStyle: UIModalPresentationStyle { .popover }

    // MARK: Items

    /// The items by which activities say whether they can do something.
    private lazy var placeholders = activityItems.map { item in
        (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }

    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        activityItems.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// The activities that can do something with the items, the app's own first.
    private func activities() -> [UIActivity] {
        let excluded = excludedActivityTypes ?? []
        return (applicationActivities + SystemActivity.all()).filter { activity in
            !(activity.activityType.map(excluded.contains) ?? false)
                && activity.canPerform(withActivityItems: placeholders)
        }
    }

    // MARK: The sheet

    private var panel: ActivityPanel?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let panel = ActivityPanel(head: head(), activities: activities())
        panel.onChoose = { [weak self] in self?.choose($0) }
        panel.onClose = { [weak self] in self?.end(nil, isDone: false) }
        self.panel = panel
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(panel)
        preferredContentSize = CGSize(width: 375, height: panel.height)
    }

    private func head() -> ActivityPanel.Head {
        let items = SharedItems(placeholders)
        let source = activityItems.lazy.compactMap { $0 as? any UIActivityItemSource }.first
        let size = CGSize(width: 44, height: 44)
        let thumbnail = source?.activityViewController(self, thumbnailImageForActivityType: nil, suggestedSize: size)
        return .init(title: items.title, subtitle: items.subtitle, picture: thumbnail ?? items.images.first)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { hasEnded = false }
        let sheet = popoverPresentationController?.adaptiveSheetPresentationController ?? sheetPresentationController
        sheet?.detents = [.medium(), .large()]
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        panel?.frame = view.bounds
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A person has pulled the sheet down, or touched beside it.
        if presentingViewController == nil, underway == nil { tellEnd(nil, isDone: false) }
    }

    // MARK: Activities

    private func choose(_ activity: UIActivity) {
        guard underway == nil else { return }
        underway = activity
        if let own = activity as? SystemActivity {
            let source = activityItems.lazy.compactMap { $0 as? any UIActivityItemSource }.first
            own.subject = source?.activityViewController(self, subjectForActivityType: activity.activityType) ?? ""
        }
        activity.onFinish = { [weak self] isDone in self?.end(activity, isDone: isDone) }
        activity.prepare(withActivityItems: items(for: activity.activityType))
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func end(_ activity: UIActivity?, isDone: Bool) {
        // What was presented over the sheet goes with it.
        guard let presentingViewController else { return tellEnd(activity, isDone: isDone) }
        underway = activity
        presentingViewController.dismiss(animated: true) { [self] in tellEnd(activity, isDone: isDone) }
    }

    private func tellEnd(_ activity: UIActivity?, isDone: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        underway = nil
        completionWithItemsHandler?(activity?.activityType, isDone, nil, nil)
        completionHandler?(activity?.activityType, isDone)
    }
}
