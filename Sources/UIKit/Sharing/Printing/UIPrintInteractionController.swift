import CoreGraphics
import Foundation

/// The sheet that prints what an app gives it: a renderer's pages, what a formatter lays out, pictures and PDF files.
///
/// A device without printers, as the Simulator, prints into PDF files in the app's documents.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPrintInteractionController") }

    /// A closure that hears of the end: the controller, whether the job was printed, and what went wrong.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The one of a session.
    private final class Part: SessionPart {
        let controller = UIPrintInteractionController()
        init() {}
    }

    /// The controller that an app has.
    open class var shared: UIPrintInteractionController { Part.shared.controller }
    /// Whether the device can print: it can, into files.
    open class var isPrintingAvailable: Bool { true }
    /// The types of files that can be printed.
    open class var printableUTIs: Set<String> {
        ["public.png", "public.jpeg", "com.compuserve.gif", "com.adobe.pdf"]
    }

    /// Whether a file can be printed: a picture or a PDF file.
    open class func canPrint(_ url: URL) -> Bool { PrintedItems([url]) != nil }
    /// Whether bytes can be printed: those of a picture or a PDF file.
    open class func canPrint(_ data: Data) -> Bool { PrintedItems([data]) != nil }

    /// The description of the job; nil for the usual one.
    open var printInfo: UIPrintInfo?
    /// The delegate, which chooses the paper and hears of the sheet; not kept alive.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether a person can say how many copies to print.
    open var showsNumberOfCopies = true
    /// Whether a person can choose the paper.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether a person can turn the paper. It counts for jobs of renderers and formatters; pictures turn it themselves.
    open var showsPaperOrientation = true
    /// The paper of the job, while the sheet is there; nil before.
    open private(set) var printPaper: UIPrintPaper?

    /// The renderer whose pages are printed; setting it takes the other contents away.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer) = content { renderer } else { nil } }
        set { content = newValue.map(Content.renderer) ?? .nothing }
    }
    /// The formatter whose content is printed; setting it takes the other contents away.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter) = content { formatter } else { nil } }
        set { content = newValue.map(Content.formatter) ?? .nothing }
    }
    /// The picture or PDF file that is printed, as an object, bytes or a file's address; setting it takes the other contents away.
    open var printingItem: Any? {
        get { if case .items(let items) = content, items.count == 1 { items[0] } else { nil } }
        set { content = newValue.map { .items([$0]) } ?? .nothing }
    }
    /// The pictures and PDF files that are printed; setting them takes the other contents away.
    open var printingItems: [Any]? {
        get { if case .items(let items) = content { items } else { nil } }
        set { content = newValue.map(Content.items) ?? .nothing }
    }

    private enum Content {
        case nothing
        case renderer(UIPrintPageRenderer)
        case formatter(UIPrintFormatter)
        case items([Any])
    }

    private var content = Content.nothing
    private weak var panel: UIViewController?
    private weak var list: PrintPanelController?

    /// Makes a controller without content. Apps use the shared one.
    public override init() { super.init() }

    // MARK: The job

    /// The renderer of the job's pages; nil where there is nothing to print.
    private func renderer() -> UIPrintPageRenderer? {
        switch content {
        case .nothing: return nil
        case .renderer(let renderer): return renderer
        case .items(let items): return PrintedItems(items)
        case .formatter(let formatter):
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
            return renderer
        }
    }

    private func job() -> PrintJob? {
        guard let renderer = renderer() else { return nil }
        let papers = UIPrintPaper.all
        let paper = delegate?.printInteractionController(self, choosePaper: papers) ?? papers[0]
        printPaper = paper
        let info = printInfo ?? UIPrintInfo()
        return PrintJob(renderer: renderer, name: info.jobName, paper: paper, orientation: info.orientation)
    }

    // MARK: The sheet

    /// Shows the sheet over the topmost controller; false where there is nothing to print, or a sheet already.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
    {
        present(from: UIApplication.shared.keyWindow, animated: animated, completion) { _ in }
    }

    /// Shows the sheet, which on a pad is a popover at a rectangle of a view; false where there is nothing to print, or a sheet
    /// already.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(from: view as? UIWindow ?? view.window, animated: animated, completion) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows the sheet, which on a pad is a popover at a bar button; false where there is nothing to print, or a sheet already.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(from: UIApplication.shared.keyWindow, animated: animated, completion) { $0.barButtonItem = item }
    }

    private func present(
        from window: UIWindow?, animated: Bool, _ completion: CompletionHandler?,
        _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        let topmost = window?.rootViewController?.topmostPresented
        guard panel == nil,
            let parent = delegate?.printInteractionControllerParentViewController(self) ?? topmost
        else { return false }
        guard let job = job(), job.renderer.numberOfPages > 0 else {
            completion?(self, false, UIPrintError(.noContentError))
            return false
        }
        let list = PrintPanelController(
            job,
            rows: .init(
                copies: showsNumberOfCopies, paper: showsPaperSelectionForLoadedPapers,
                orientation: showsPaperOrientation && !(job.renderer is PrintedItems)))
        let isFile = printInfo?.printerID.map { UIPrinter().url.absoluteString == $0 } ?? false
        list.printer = isFile ? UIPrinter() : nil
        list.onEnd = { [weak self] printer in self?.end(list.job, printer, animated: true, completion) }
        let navigation = UINavigationController(rootViewController: list)
        navigation.modalPresentationStyle = .popover
        navigation.preferredContentSize = CGSize(width: 375, height: 560)
        navigation.popoverPresentationController.map(place)
        if navigation.popoverPresentationController?.sourceView == nil,
            navigation.popoverPresentationController?.barButtonItem == nil
        {
            navigation.modalPresentationStyle = .pageSheet
        }
        (panel, self.list) = (navigation, list)
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        parent.present(navigation, animated: animated) { [weak self] in
            if let self { delegate?.printInteractionControllerDidPresentPrinterOptions(self) }
        }
        return true
    }

    /// Takes the sheet away; nothing is printed.
    open func dismiss(animated: Bool) {
        list?.end(nil)
    }

    /// Ends the sheet, and prints what it was for where there is a printer.
    private func end(_ job: PrintJob, _ printer: UIPrinter?, animated: Bool, _ completion: CompletionHandler?) {
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        let finish = { [self] in
            panel = nil
            delegate?.printInteractionControllerDidDismissPrinterOptions(self)
            guard let printer else {
                completion?(self, false, nil)
                return
            }
            print(job, to: printer, completion)
        }
        guard let panel, let presenter = panel.presentingViewController, !panel.isBeingDismissed else {
            return finish()
        }
        presenter.dismiss(animated: animated, completion: finish)
    }

    /// Prints without a sheet; false where there is nothing to print.
    @discardableResult open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil)
        -> Bool
    {
        guard let job = job(), job.renderer.numberOfPages > 0 else {
            completion?(self, false, UIPrintError(.noContentError))
            return false
        }
        print(job, to: printer, completion)
        return true
    }

    private func print(_ job: PrintJob, to printer: UIPrinter, _ completion: CompletionHandler?) {
        delegate?.printInteractionControllerWillStartJob(self)
        let failure = job.print(to: printer)
        delegate?.printInteractionControllerDidFinishJob(self)
        completion?(self, failure == nil, failure)
    }
}
