import CoreGraphics
import Foundation

/// The context that the closure of a PDF renderer draws into, page by page.
///
/// What is drawn before the first page begins is on none.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The format of the file.
    public let format: UIGraphicsPDFRendererFormat
    /// The rectangle of the page, in points; before the first page, that of the renderer.
    open private(set) var pdfContextBounds: CGRect

    /// Makes a context whose drawing nobody gets.
    public convenience init() { self.init(CGContext(recordingInto: .zero), format: .init(), bounds: .zero) }

    init(_ context: CGContext, format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
        self.format = format
        pdfContextBounds = bounds
        super.init(context)
    }

    /// Ends the page and begins the next one, with the renderer's rectangle.
    open func beginPage() {
        pdfContextBounds = format.bounds
        cgContext.beginPDFPage(in: nil)
    }

    /// Ends the page and begins the next one.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the page, in points: its origin is at the page's top left corner.
    ///   - pageInfo: What is the page's own, under keys such as `kCGPDFContextMediaBox`.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        pdfContextBounds = bounds
        cgContext.beginPDFPage(in: bounds)
    }

    /// Makes a rectangle of the page, in points of user space, lead to an address.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }

    /// Names a point of the page, in user space, to which `setDestinationWithName(_:for:)` leads.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name as NSString, at: point)
    }

    /// Makes a rectangle of the page, in user space, lead to the point of a name; without such a point it leads nowhere.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name as NSString, for: rect)
    }
}
