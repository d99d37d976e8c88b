import Foundation
@_spi(Framework) import UIKit

/// A place where rules of what pages may load are kept. It holds none, and compiles none.
@MainActor @preconcurrency open class WKContentRuleListStore: NSObject {
    nonisolated override init() { super.init() }

    /// A store; each is as empty as the others.
    public class func `default`() -> WKContentRuleListStore! { WKContentRuleListStore() }

    /// Fails with `WKError.Code.contentRuleListStoreCompileFailed`.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        Self.report()
        soon { completionHandler?(nil, Self.failure(.contentRuleListStoreCompileFailed)) }
    }

    /// Fails with `WKError.Code.contentRuleListStoreCompileFailed`.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        Self.report()
        throw Self.failure(.contentRuleListStoreCompileFailed)
    }

    /// Fails with `WKError.Code.contentRuleListStoreLookUpFailed`.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        soon { completionHandler?(nil, Self.failure(.contentRuleListStoreLookUpFailed)) }
    }

    /// Fails with `WKError.Code.contentRuleListStoreRemoveFailed`.
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
    ) {
        soon { completionHandler?(Self.failure(.contentRuleListStoreRemoveFailed)) }
    }

    private static func report() {
        Findings.report(
            limit: "webkit.content-rules",
            "WKContentRuleListStore compiles no rules: pages load all that they ask for.",
            advice: "Decide in webView(_:decidePolicyFor:decisionHandler:) what is loaded.")
    }

    private static func failure(_ code: WKError.Code) -> WKError {
        WKError(code, [NSLocalizedDescriptionKey: "Rules of what pages may load are not supported"])
    }
}
