import Foundation

/// Timers that call a method, which Foundation on Linux leaves out.
extension Timer {
    /// A timer that is not scheduled yet; it keeps its target alive until it is invalidated.
    ///
    /// - Parameter timeInterval: Seconds between calls.
    @preconcurrency @MainActor public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let call = TimerCall(target: target as AnyObject, selector: selector)
        self.init(timeInterval: timeInterval, repeats: repeats) { call.run($0) }
    }

    /// Calls a method of a target after some seconds, once or again and again, on the main run loop.
    @preconcurrency @MainActor @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let call = TimerCall(target: target as AnyObject, selector: selector)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.run($0) }
    }
}

/// What a timer calls. The main run loop alone runs it.
private final class TimerCall: @unchecked Sendable {
    private let target: AnyObject
    private let selector: Selector

    init(target: AnyObject, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func run(_ timer: Timer) {
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated { _ = MessageSending.send(selector, to: target, arguments: [timer]) }
    }
}

extension NSObject {
    /// Calls a method after some seconds, on the main run loop; the object is kept alive until then.
    @preconcurrency @MainActor public func perform(_ selector: Selector, with argument: Any?, afterDelay: TimeInterval)
    {
        let request = PerformRequest(target: self, selector: selector, argument: argument)
        PerformRequest.waiting.append(request)
        let timer = Timer(timeInterval: afterDelay, repeats: false) { _ in
            MainActor.assumeIsolated { request.run() }
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Takes back the delayed calls of an object's methods.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget target: Any) {
        PerformRequest.waiting.removeAll { $0.target === target as AnyObject }
    }

    /// Takes back the delayed calls of one method with one argument.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object: Any?
    ) {
        let argument = object.map { $0 as AnyObject }
        PerformRequest.waiting.removeAll { request in
            let other = request.argument.map { $0 as AnyObject }
            let isSame = other === argument || (other as? NSObject).map { $0.isEqual(argument) } ?? false
            return request.target === target as AnyObject && request.selector == selector && isSame
        }
    }
}

/// A call that waits for its time; one that was taken back is not among those that wait.
@MainActor private final class PerformRequest {
    static var waiting: [PerformRequest] = []

    let target: NSObject
    let selector: Selector
    let argument: Any?

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func run() {
        guard let index = Self.waiting.firstIndex(where: { $0 === self }) else { return }
        Self.waiting.remove(at: index)
        MessageSending.send(selector, to: target, arguments: [argument])
    }
}
