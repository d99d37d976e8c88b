import Foundation

/// Hears of a question to the store.
public protocol SKRequestDelegate: AnyObject {
    /// The question was answered.
    func requestDidFinish(_ request: SKRequest)
    /// The question was not answered.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question to the store.
open class SKRequest: NSObject, @unchecked Sendable {
    /// Hears the answer.
    open weak var delegate: (any SKRequestDelegate)?
    private var isCancelled = false

    override init() { super.init() }

    /// Takes the question back.
    open func cancel() { isCancelled = true }

    /// Asks; the answer comes in a later turn of the main queue.
    open func start() {
        isCancelled = false
        DispatchQueue.main.async {
            guard !self.isCancelled else { return }
            self.answer()
            self.delegate?.requestDidFinish(self)
        }
    }

    func answer() {}
}
