import Foundation
import UIKit

/// Whom a browser tells what the person does. All of it is optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called after Done was tapped; the browser has left by itself.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// Called when the first page is there, or could not be loaded.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

    /// Called when a server sends the first page elsewhere.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}
