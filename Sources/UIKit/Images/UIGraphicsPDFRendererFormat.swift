import CoreGraphics
import Foundation

/// What the PDF files of a renderer say of themselves.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What a file says of itself, under keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    /// Makes a format of files that say nothing of themselves.
    public required init() { super.init() }
}
