import Foundation

// Choice (PDF): a page that no rectangle is told for is a US Letter, as Core Graphics' pages are.
extension CGContext {
    /// Makes a context that writes a PDF file to a consumer; its pages have their origin at the bottom left, y up.
    ///
    /// Nil where a password is asked for: files are not encrypted.
    ///
    /// - Parameters:
    ///   - mediaBox: The rectangle of pages that bring none of their own, in points; nil for 612 by 792.
    ///   - auxiliaryInfo: What the file says of itself, under keys such as `kCGPDFContextTitle`.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?
    ) {
        let information = PDFInformation(auxiliaryInfo)
        if information.asksForPassword { return nil }
        let box = mediaBox?.pointee.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard box.isPage else { return nil }
        self.init(
            file: PDFRecording(mediaBox: box, orientation: .file, information: information) { consumer.take($0) })
    }

    /// Makes a context that writes a PDF file; nil where no file can be written, and where a password is asked for.
    ///
    /// The parameters are those of `init(consumer:mediaBox:_:)`.
    public convenience init?(_ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) {
        if PDFInformation(auxiliaryInfo).asksForPassword { return nil }
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Makes a context that writes a PDF file as UIKit draws: the origin is at the top left of pages, y down.
    package convenience init(
        pagesOf box: CGRect, _ information: PDFInformation, consume: @escaping (Data) -> Void
    ) {
        self.init(file: PDFRecording(mediaBox: box, orientation: .view, information: information, consume: consume))
    }

    /// Begins a page with a state of its own, after the page before.
    ///
    /// - Parameter pageInfo: What is the page's own, under keys such as `kCGPDFContextMediaBox`.
    public func beginPDFPage(_ pageInfo: NSDictionary?) {
        var entries: [AnyHashable: Any] = [:]
        for (key, value) in pageInfo ?? [:] {
            if let key = key as? String { entries[key] = value }
        }
        beginPDFPage(in: PDFInformation.mediaBox(entries))
    }

    /// Begins a page of a rectangle in points, or of the file's where there is none.
    package func beginPDFPage(in mediaBox: CGRect?) {
        guard let file, !file.isClosed else { return }
        endPDFPage()
        let told = mediaBox?.standardized
        let box = told.flatMap { $0.isPage ? $0 : nil } ?? file.mediaBox
        file.page = RecordedPage(size: box.size)
        startOver(base: file.base(of: box))
    }

    /// Ends the page; without one it has no effect.
    public func endPDFPage() {
        guard let file, file.page != nil else { return }
        file.finish(takeList())
    }

    /// Begins a page of a rectangle in points, or of the file's for nil.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPDFPage(in: mediaBox?.pointee) }

    /// Ends the page; without one it has no effect.
    public func endPage() { endPDFPage() }

    /// Ends the last page and writes the file. Afterwards nothing more can be drawn into it.
    public func closePDF() { finishFile() }

    func finishFile() {
        guard let file, !file.isClosed else { return }
        endPDFPage()
        file.close()
    }

    /// Makes a rectangle of the page, in user space, lead to an address.
    public func setURL(_ url: NSURL, for rect: CGRect) {
        let address = (url as URL).absoluteString
        file?.page?.links.append(.init(area: rect.applying(total), target: .address(address)))
    }

    /// Names a point of the page, in user space, to which `setDestination(_:for:)` leads.
    public func addDestination(_ name: NSString, at point: CGPoint) {
        file?.page?.places.append((name as String, point.applying(total)))
    }

    /// Makes a rectangle of the page, in user space, lead to the point of a name, on whatever page it is; without such a point
    /// it leads nowhere.
    public func setDestination(_ name: NSString, for rect: CGRect) {
        file?.page?.links.append(.init(area: rect.applying(total), target: .place(name as String)))
    }
}

extension CGRect {
    /// Whether the rectangle is one that a page can have.
    fileprivate var isPage: Bool {
        width > 0 && height > 0 && width.isFinite && height.isFinite && minX.isFinite && minY.isFinite
    }
}
