import Foundation
import UIKit

/// What is known of a link.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address that it led to.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The small picture of the site.
    open var iconProvider: NSItemProvider?
    /// The picture of the page.
    open var imageProvider: NSItemProvider?
    /// The film of the page.
    open var videoProvider: NSItemProvider?
    /// The address of a film that is played elsewhere.
    open var remoteVideoURL: URL?

    /// Makes what is to be filled.
    public override init() { super.init() }
}
