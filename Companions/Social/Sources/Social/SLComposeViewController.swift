import Foundation
@_spi(Framework) import UIKit

/// Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// Tencent Weibo.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"

/// How a sheet ended.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }

/// Called when a sheet ends.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// A sheet for a post. No service is available, so there is none.
open class SLComposeViewController: UIViewController {
    /// The service.
    open private(set) var serviceType: String! = ""
    /// Called when the sheet ends.
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    /// Whether somebody is signed in to a service: nobody is.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    /// Makes a sheet for a service; nil, since none is available.
    public convenience init!(forServiceType serviceType: String!) {
        Findings.report(
            limit: "social.compose", "No service is available that could be posted to: the sheet is nil.",
            advice: "Show a UIActivityViewController.")
        return nil
    }

    /// Puts text into the post; true as long as it is not shown.
    @discardableResult open func setInitialText(_ text: String!) -> Bool { viewIfLoaded?.window == nil }
    /// Adds a picture to the post; true as long as it is not shown.
    @discardableResult open func add(_ image: UIImage!) -> Bool { viewIfLoaded?.window == nil }
    /// Adds an address to the post; true as long as it is not shown.
    @discardableResult open func add(_ url: URL!) -> Bool { viewIfLoaded?.window == nil }
    /// Takes the pictures away; true as long as it is not shown.
    @discardableResult open func removeAllImages() -> Bool { viewIfLoaded?.window == nil }
    /// Takes the addresses away; true as long as it is not shown.
    @discardableResult open func removeAllURLs() -> Bool { viewIfLoaded?.window == nil }
}
