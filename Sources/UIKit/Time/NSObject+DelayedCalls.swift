import Foundation
import QuartzCore

extension NSObject {
    /// Calls a method after some seconds, on the main run loop; the object is kept alive until then.
    @preconcurrency @MainActor public func perform(_ selector: Selector, with argument: Any?, afterDelay: TimeInterval)
    {
        PerformRequest(target: self, selector: selector, argument: argument).wait(max(0, afterDelay))
    }

    /// Takes back the delayed calls of an object's methods.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget target: Any) {
        PerformRequest.cancel { $0.target === target as AnyObject }
    }

    /// Takes back the delayed calls of one method with one argument.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object: Any?
    ) {
        let argument = object.map { $0 as AnyObject }
        PerformRequest.cancel { request in
            let other = request.argument.map { $0 as AnyObject }
            let isSame = other === argument || (other as? NSObject).map { $0.isEqual(argument) } ?? false
            return request.target === target as AnyObject && request.selector == selector && isSame
        }
    }
}

/// A call that waits for its time.
@MainActor final class PerformRequest {
    /// The calls that wait.
    private final class Waiting: SessionPart {
        var requests: [PerformRequest] = []
    }

    let target: NSObject
    let selector: Selector
    let argument: Any?
    private var ticket: TimedCalls.Ticket?

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func wait(_ seconds: Double) {
        Waiting.shared.requests.append(self)
        ticket = TimedCalls.shared.schedule(at: CACurrentMediaTime() + seconds) { self.run() }
    }

    private func run() {
        Waiting.shared.requests.removeAll { $0 === self }
        MessageSending.send(selector, to: target, arguments: [argument])
    }

    static func cancel(where isMeant: (PerformRequest) -> Bool) {
        let cancelled = Waiting.shared.requests.filter(isMeant)
        Waiting.shared.requests.removeAll { request in cancelled.contains { $0 === request } }
        for request in cancelled { TimedCalls.shared.cancel(request.ticket) }
    }
}
