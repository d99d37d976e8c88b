import Foundation
import UIKit

extension URLProtectionSpace {
    /// The question whether the server is trusted, which Foundation never asks an app here: nil.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// The answer that a server is trusted, for a question that Foundation never asks here.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
