import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

/// Pictures of a page, and text in it.
extension WKWebView {
    /// Makes a picture of what is seen of the page.
    ///
    /// - Parameter completionHandler: Gets the picture, or a `WKError`.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let image = snapshot(snapshotConfiguration)
        soon { completionHandler(image, image == nil ? WKError(.unknown) : nil) }
    }

    /// Returns a picture of what is seen of the page.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        guard let image = snapshot(configuration) else { throw WKError(.unknown) }
        return image
    }

    private func snapshot(_ configuration: WKSnapshotConfiguration?) -> UIImage? {
        let rect = configuration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
        guard rect.width > 0, rect.height > 0 else { return nil }
        let width = configuration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
        let factor = width / rect.width
        let size = CGSize(width: width, height: rect.height * factor)
        return UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.scaleBy(x: factor, y: factor)
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            layer.render(in: context.cgContext)
        }
    }

    /// Looks for a text in the page and selects the next place where it is.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        let options = PageFindOptions(
            backwards: configuration.backwards, caseSensitive: configuration.caseSensitive, wraps: configuration.wraps)
        client.engine.find(string, options) { completionHandler(WKFindResult($0)) }
    }

    /// Looks for a text in the page, selects the next place where it is and returns whether there is one.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
    ) async throws -> WKFindResult {
        try await TaskWait<WKFindResult>.value { wait in
            find(string, configuration: configuration) { wait.resume(with: .success($0)) }
        }
    }
}

/// Typing into the page.
extension WKWebView: UIKeyInput {
    /// Whether there is text to delete: the page knows.
    public var hasText: Bool { true }
    /// Types a text into what has the page's focus.
    public func insertText(_ text: String) {
        client.engine.type(text == "\n" ? .enter : .text(text))
    }
    /// Deletes the character before the page's caret.
    public func deleteBackward() { client.engine.type(.delete) }
}
