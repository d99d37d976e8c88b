import CoreGraphics
import Foundation

/// A maker of PDF files that closures draw: paths stay paths, and text stays text.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let fileFormat: UIGraphicsPDFRendererFormat

    /// The format of the renderer's files.
    open override var format: UIGraphicsPDFRendererFormat { fileFormat }

    /// Makes a renderer for pages of 612 by 792 points.
    public convenience init() { self.init(bounds: .zero) }

    /// Makes a renderer for pages of a rectangle in points, whose origin is at their top left corner.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// Makes a renderer for pages of a rectangle in points, whose origin is at their top left corner.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        fileFormat = format
        super.init(bounds: bounds, format: format)
    }

    /// Makes the bytes of the file that a closure draws.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        var file = Data()
        let information = PDFInformation(fileFormat.documentInfo)
        information.reportPassword()
        let context = CGContext(pagesOf: bounds.page, information) { file = $0 }
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(context, format: fileFormat, bounds: bounds))
        UIGraphicsPopContext()
        context.closePDF()
        return file
    }

    /// Writes the file that a closure draws; throws where it cannot be written.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

// MARK: - The functions from before renderers

/// Makes the context of a new PDF file, whose bytes come into data at the end, the current one.
///
/// - Parameters:
///   - bounds: The rectangle of pages that bring none of their own, in points; empty for 612 by 792.
///   - documentInfo: What the file says of itself, under keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    ThreadGraphics.current.beginFile(bounds, documentInfo) { data.append($0) }
}

/// Makes the context of a new PDF file the current one, and says whether the file can be written.
///
/// The parameters are those of `UIGraphicsBeginPDFContextToData`.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    ThreadGraphics.current.beginFile(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path)) }
    return true
}

/// Ends the page of the current PDF file and begins the next, with the file's rectangle.
public func UIGraphicsBeginPDFPage() { ThreadGraphics.current.beginPage(nil) }

/// Ends the page of the current PDF file and begins the next.
///
/// - Parameters:
///   - bounds: The rectangle of the page, in points: its origin is at the page's top left corner.
///   - pageInfo: What is the page's own, under keys such as `kCGPDFContextMediaBox`.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    ThreadGraphics.current.beginPage(bounds)
}

/// The rectangle of the current PDF file's page, in points; zero without one.
public func UIGraphicsGetPDFContextBounds() -> CGRect { ThreadGraphics.current.files.last?.bounds ?? .zero }

/// Writes the current PDF file, and makes the context before it current again; without one it has no effect.
public func UIGraphicsEndPDFContext() {
    guard let file = ThreadGraphics.current.files.popLast() else { return }
    UIGraphicsPopContext()
    file.context.closePDF()
}

/// Makes a rectangle of the current PDF file's page, in points of user space, lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setURL(url as NSURL, for: rect)
}

/// Names a point of the current PDF file's page, in user space, to which `UIGraphicsSetPDFContextDestinationForRect` leads.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    UIGraphicsGetCurrentContext()?.addDestination(name as NSString, at: point)
}

/// Makes a rectangle of the current PDF file's page, in user space, lead to the point of a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setDestination(name as NSString, for: rect)
}

extension ThreadGraphics {
    fileprivate func beginFile(
        _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, _ consume: @escaping (Data) -> Void
    ) {
        let information = PDFInformation(documentInfo ?? [:])
        information.reportPassword()
        let context = CGContext(pagesOf: bounds.page, information, consume: consume)
        files.append(OpenFile(context: context, pages: bounds.page, bounds: bounds.page))
        UIGraphicsPushContext(context)
    }

    fileprivate func beginPage(_ bounds: CGRect?) {
        guard var file = files.popLast() else { return }
        let box = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? file.pages
        file.bounds = box
        files.append(file)
        file.context.beginPDFPage(in: box)
    }
}

extension CGRect {
    /// The rectangle, or where it is empty that of a page of US Letter, in points.
    fileprivate var page: CGRect { isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : standardized }
}

extension PDFInformation {
    /// Says that the file opens without the password that it was given.
    fileprivate func reportPassword() {
        guard asksForPassword else { return }
        let report = { @MainActor @Sendable in
            DiagnosticsChannel.shared.report(
                limit: .pdfPassword, "A PDF file was given a password: it is written without, and opens for everybody.",
                advice: "Leave the password away here, or keep the file where nobody else reads it.")
        }
        if Thread.isMainThread { MainActor.assumeIsolated(report) } else { Task { @MainActor in report() } }
    }
}
