@_spi(Framework) import CoreGraphics
import UIKitTesting
import XCTest

@_spi(Framework) @_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class PrintingTests: XCTestCase {
    private final class Delegate: NSObject, UIPrintInteractionControllerDelegate {
        var log: [String] = []
        var paper: String?

        func printInteractionController(
            _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
        ) -> UIPrintPaper { paperList.first { $0.name == paper } ?? paperList[0] }
        func printInteractionControllerWillPresentPrinterOptions(_: UIPrintInteractionController) {
            log.append("will present")
        }
        func printInteractionControllerDidPresentPrinterOptions(_: UIPrintInteractionController) {
            log.append("did present")
        }
        func printInteractionControllerWillDismissPrinterOptions(_: UIPrintInteractionController) {
            log.append("will dismiss")
        }
        func printInteractionControllerDidDismissPrinterOptions(_: UIPrintInteractionController) {
            log.append("did dismiss")
        }
        func printInteractionControllerWillStartJob(_: UIPrintInteractionController) { log.append("will start") }
        func printInteractionControllerDidFinishJob(_: UIPrintInteractionController) { log.append("did finish") }
    }

    private final class Renderer: UIPrintPageRenderer {
        var log: [String] = []

        override var numberOfPages: Int { max(2, super.numberOfPages) }
        override func prepare(forDrawingPages range: NSRange) { log.append("prepare \(range)") }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            log.append("header \(pageIndex) \(headerRect)")
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            log.append("content \(pageIndex) \(contentRect)")
        }
        override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
            log.append("formatter \(pageIndex)")
            super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            log.append("footer \(pageIndex) \(footerRect)")
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let delegate = Delegate()
    private var ends: [String] = []

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
        super.tearDown()
    }

    private func file(_ name: String) throws -> CGPDFDocument {
        let file = folder.appendingPathComponent(name + ".pdf")
        return try XCTUnwrap(CGPDFDocument(file as NSURL))
    }

    private func text(_ file: CGPDFDocument, _ page: Int) throws -> String {
        try XCTUnwrap(file.page(at: page)).text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func controller(_ name: String) -> UIPrintInteractionController {
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo(dictionary: nil)
        info.jobName = name
        controller.printInfo = info
        controller.delegate = delegate
        return controller
    }

    private func end(_: UIPrintInteractionController, isDone: Bool, error: (any Error)?) {
        ends.append(error.map { "\(isDone) \(($0 as? UIPrintError)?.errorCode ?? 0)" } ?? "\(isDone)")
    }

    // MARK: Jobs

    func testTextIsBrokenBetweenLinesOntoPages() throws {
        let lines = (1...120).map { "Line \($0)" }
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        formatter.font = .systemFont(ofSize: 14)
        formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
        let controller = controller("Lines")
        controller.printFormatter = formatter
        XCTAssertTrue(controller.print(to: UIPrinter(url: folder), completionHandler: end))
        XCTAssertEqual(ends, ["true"])
        XCTAssertEqual(delegate.log, ["will start", "did finish"])
        let file = try file("Lines")
        XCTAssertEqual(file.information["Title"], "Lines")
        XCTAssertGreaterThan(file.numberOfPages, 2)
        let found = try (1...file.numberOfPages).flatMap { try text(file, $0).components(separatedBy: "\n") }
        XCTAssertEqual(found.filter { !$0.isEmpty }, lines)
    }

    func testARendererDrawsItsPartsOfEveryPage() throws {
        let renderer = Renderer()
        (renderer.headerHeight, renderer.footerHeight) = (30, 20)
        let formatter = UIMarkupTextPrintFormatter(markupText: "<h1>Menu</h1><p>Soup</p>")
        renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
        let controller = controller("Parts")
        delegate.paper = "US Letter"
        controller.printPageRenderer = renderer
        XCTAssertNil(controller.printFormatter)
        controller.print(to: UIPrinter(url: folder), completionHandler: end)
        let area = CGRect(x: 18, y: 18, width: 576, height: 756)
        let header = CGRect(x: 18, y: 18, width: 576, height: 30)
        let content = CGRect(x: 18, y: 48, width: 576, height: 706)
        let footer = CGRect(x: 18, y: 754, width: 576, height: 20)
        XCTAssertEqual(renderer.printableRect, area)
        XCTAssertEqual(renderer.paperRect, CGRect(x: 0, y: 0, width: 612, height: 792))
        XCTAssertEqual(
            renderer.log,
            [
                "prepare {0, 2}", "header 0 \(header)", "content 0 \(content)", "footer 0 \(footer)",
                "header 1 \(header)", "content 1 \(content)", "formatter 1", "footer 1 \(footer)",
            ])
        XCTAssertEqual(formatter.rect(forPageAt: 1), content)
        let file = try file("Parts")
        XCTAssertEqual(file.numberOfPages, 2)
        XCTAssertEqual(try text(file, 1), "")
        XCTAssertTrue(try text(file, 2).hasPrefix("Menu"))
        XCTAssertTrue(try text(file, 2).hasSuffix("Soup"))
        formatter.removeFromPrintPageRenderer()
        XCTAssertNil(renderer.printFormatters)
    }

    func testAPageIsTurned() throws {
        let controller = controller("Turned")
        controller.printInfo?.orientation = .landscape
        delegate.paper = "A4"
        let formatter = UISimpleTextPrintFormatter(text: "Wide")
        controller.printFormatter = formatter
        controller.print(to: UIPrinter(url: folder), completionHandler: end)
        XCTAssertEqual(
            try file("Turned").page(at: 1)?.getBoxRect(.mediaBox).size, CGSize(width: 842, height: 595))
    }

    func testAPDFFileIsPrintedPageByPage() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300)).pdfData { context in
            for color in [UIColor.red, .blue] {
                context.beginPage()
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            }
        }
        XCTAssertTrue(UIPrintInteractionController.canPrint(data))
        XCTAssertFalse(UIPrintInteractionController.canPrint(Data("no picture".utf8)))
        let controller = controller("Copy")
        controller.printingItem = data
        controller.print(to: UIPrinter(url: folder), completionHandler: end)
        let file = try file("Copy")
        XCTAssertEqual(file.numberOfPages, 2)
        let page = try XCTUnwrap(file.page(at: 2))
        let size = page.getBoxRect(.mediaBox).size
        let image = UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.translateBy(x: 0, y: size.height)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.drawPDFPage(page)
        }
        let pixels = try XCTUnwrap(image.cgImage)
        let scale = Int(image.scale)
        XCTAssertEqual(pixels.bitmap[Int(size.width) / 2 * scale, 60 * scale] & 0xFFFFFF, 0x0000FF)
        XCTAssertEqual(pixels.bitmap[Int(size.width) / 2 * scale, (Int(size.height) - 60) * scale] >> 24, 0)
    }

    func testAViewThatIsTooWideIsMadeSmaller() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 3000, width: 900, height: 50))
        label.text = "At the end"
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1152, height: 3100))
        view.addSubview(label)
        let controller = controller("View")
        delegate.paper = "US Letter"
        controller.printFormatter = view.viewPrintFormatter()
        controller.print(to: UIPrinter(url: folder), completionHandler: end)
        let file = try file("View")
        // Half as large, on pages of 756 points.
        XCTAssertEqual(file.numberOfPages, 3)
        XCTAssertEqual(try text(file, 1), "")
        XCTAssertEqual(try text(file, 3), "At the end")
    }

    func testATextViewIsPrintedAsFarAsItsTextReaches() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.text = (1...80).map { "Row \($0)" }.joined(separator: "\n")
        let formatter = view.viewPrintFormatter()
        XCTAssertTrue(formatter.view === view)
        formatter.maximumContentHeight = 300
        let controller = controller("Text")
        controller.printFormatter = formatter
        controller.print(to: UIPrinter(url: folder), completionHandler: end)
        let file = try file("Text")
        XCTAssertGreaterThan(file.numberOfPages, 2)
        XCTAssertTrue(try text(file, file.numberOfPages).hasSuffix("Row 80"))
    }

    func testNothingToPrintAndAPrinterThatIsNotThere() {
        let controller = controller("Nothing")
        controller.printingItem = nil
        XCTAssertFalse(controller.print(to: UIPrinter(url: folder), completionHandler: end))
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Something")
        let printer = UIPrinter(url: URL(string: "ipp://printer.example.com/")!)
        XCTAssertTrue(controller.print(to: printer, completionHandler: end))
        XCTAssertEqual(ends, ["false 2", "false 4"])
    }

    func testValuesForPagesThatAreDrawnWithoutAJob() {
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Hello"), startingAtPageAt: 0)
        let page = CGRect(x: 0, y: 0, width: 400, height: 500)
        renderer.setValue(NSValue(cgRect: page), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: page.insetBy(dx: 20, dy: 20)), forKey: "printableRect")
        XCTAssertEqual(renderer.paperRect, page)
        XCTAssertEqual(renderer.printableRect, page.insetBy(dx: 20, dy: 20))
        XCTAssertEqual(renderer.numberOfPages, 1)
    }

    func testTheBestPaperIsTheSmallestThatHoldsThePage() {
        func best(_ width: CGFloat, _ height: CGFloat) -> String {
            UIPrintPaper.bestPaper(forPageSize: CGSize(width: width, height: height), withPapersFrom: UIPrintPaper.all)
                .name
        }
        XCTAssertEqual(best(400, 580), "A5")
        XCTAssertEqual(best(580, 400), "A5")
        XCTAssertEqual(best(595, 842), "A4")
        XCTAssertEqual(best(612, 792), "US Letter")
        XCTAssertEqual(best(2000, 2000), "A4")
    }

    func testTheDescriptionOfAJobIsKept() {
        let info = UIPrintInfo.printInfo()
        (info.jobName, info.outputType, info.orientation, info.duplex) = ("Photo", .photo, .landscape, .shortEdge)
        let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        XCTAssertEqual(copy.jobName, "Photo")
        XCTAssertEqual(copy.outputType, .photo)
        XCTAssertEqual(copy.orientation, .landscape)
        XCTAssertEqual(copy.duplex, .shortEdge)
    }

    // MARK: The sheet

    func testTheSheetPrintsWhenThereIsAPrinter() throws {
        let screen = TestScreen()
        let root = UIViewController()
        screen.show(root)
        let controller = controller("Sheet \(UUID().uuidString)")
        let file = AppDocuments.folder.appendingPathComponent((controller.printInfo?.jobName ?? "") + ".pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
        XCTAssertTrue(controller.present(animated: true, completionHandler: end))
        screen.runUntilIdle()
        XCTAssertFalse(controller.present(animated: true))
        screen.expectVisible("Print Options")
        screen.expectVisible("No Printer Selected")
        screen.expectVisible("Page 1 of 1")
        screen.tap("Printer")
        screen.tap("Save as PDF")
        screen.expectNotVisible("No Printer Selected")
        XCTAssertEqual(delegate.log, ["will present", "did present"])
        screen.tap("Print")
        XCTAssertEqual(
            delegate.log,
            ["will present", "did present", "will dismiss", "did dismiss", "will start", "did finish"])
        XCTAssertEqual(ends, ["true"])
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(CGPDFDocument(file as NSURL)?.numberOfPages, 1)
    }

    func testTheSheetCanBeCancelled() {
        let screen = TestScreen()
        screen.show(UIViewController())
        let controller = controller("Cancelled")
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
        controller.present(animated: true, completionHandler: end)
        screen.runUntilIdle()
        screen.tap("Cancel")
        XCTAssertEqual(ends, ["false"])
        XCTAssertEqual(delegate.log, ["will present", "did present", "will dismiss", "did dismiss"])
    }
}
