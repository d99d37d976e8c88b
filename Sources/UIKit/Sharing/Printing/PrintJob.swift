import CoreGraphics
import Foundation

/// What is printed, and on which paper.
@MainActor struct PrintJob {
    let renderer: UIPrintPageRenderer
    let name: String
    var paper: UIPrintPaper { didSet { lay() } }
    var orientation: UIPrintInfo.Orientation { didSet { lay() } }
    var copies = 1

    init(renderer: UIPrintPageRenderer, name: String, paper: UIPrintPaper, orientation: UIPrintInfo.Orientation) {
        (self.renderer, self.name, self.paper, self.orientation) = (renderer, name, paper, orientation)
        lay()
    }

    /// Gives the renderer its paper.
    private func lay() {
        let (size, area) = (paper.paperSize, paper.printableRect)
        if orientation == .portrait {
            renderer.paper = CGRect(origin: .zero, size: size)
            renderer.printable = area
        } else {
            renderer.paper = CGRect(x: 0, y: 0, width: size.height, height: size.width)
            // The paper is turned to the left: its right edge is up.
            renderer.printable = CGRect(
                x: area.minY, y: size.width - area.maxX, width: area.height, height: area.width)
        }
    }

    /// Prints, and returns what went wrong.
    func print(to printer: UIPrinter) -> (any Error)? {
        guard printer.isFile else { return UIPrintError(.jobFailedError) }
        let title = name.replacingOccurrences(of: "/", with: "-")
        do {
            let file = renderer.file(copies: copies, title: name)
            try AppDocuments.write(file, named: title.isEmpty ? "Print" : title, "pdf", into: printer.url)
            return nil
        } catch {
            return error
        }
    }
}

extension UIPrintPageRenderer {
    /// Draws all pages into a PDF file.
    ///
    /// - Parameter copies: How many times every page is there.
    func file(copies: Int, title: String) -> Data {
        let format = UIGraphicsPDFRendererFormat()
        if !title.isEmpty { format.documentInfo = [kCGPDFContextTitle as String: title] }
        let count = numberOfPages
        prepare(forDrawingPages: NSRange(location: 0, length: count))
        return UIGraphicsPDFRenderer(bounds: paperRect, format: format).pdfData { context in
            for _ in 0..<max(copies, 1) {
                for page in 0..<count {
                    context.beginPage()
                    drawOnPaper(page)
                }
            }
        }
    }

    /// Draws a page with the colours of light appearance, whatever the screen has: paper is white.
    func drawOnPaper(_ page: Int) {
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { drawPage(at: page, in: printableRect) }
    }
}
