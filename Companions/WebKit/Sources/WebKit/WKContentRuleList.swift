import Foundation

/// Rules of what pages may load. There are none: `WKContentRuleListStore` refuses to compile them.
@MainActor @preconcurrency open class WKContentRuleList: NSObject {
    /// The rules' name.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }
}
