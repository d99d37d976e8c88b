import DisplayProtocol
import Foundation
import QuartzCore

/// The app's main loop: Foundation's run loop, a frame whenever something changed, and the display's requests.
///
/// Requests are taken up between turns of the run loop, never inside a callback of it: the main queue is not drained
/// within its own blocks, and an app's blocks have to run while time passes.
@MainActor final class AppLoop {
    static let shared = AppLoop()

    private(set) var isRunning = false
    private var requests: [DisplayMessage] = []
    private var pacer = FramePacer()

    func enqueue(_ message: DisplayMessage) { requests.append(message) }

    func run() -> Never {
        isRunning = true
        FramePipeline.shared.present = { FramePresenter.shared.present() }
        if let client = DisplayClient.current {
            if client.wantsFrames { LiveTyping.share(with: client) }
            client.start()
        }
        // The run loop must not return at once for want of sources.
        let keepAlive = Timer(timeInterval: 1e9, repeats: true) { _ in }
        RunLoop.main.add(keepAlive, forMode: .common)
        CallSite.asPass { () -> Never in
            while true { turn() }
        }
    }

    private func turn() {
        if wantsFrame, secondsToFrame <= 0 { runFrame() }
        if let request = requests.first {
            requests.removeFirst()
            handle(request)
        } else {
            waitForWork()
        }
    }

    // MARK: Frames

    /// Whether a frame would do anything.
    private var wantsFrame: Bool {
        FramePipeline.shared.isNeeded || LiveTouches.shared.hasMoves || isAnimating
    }

    /// Whether time goes by itself and something on the screen goes with it.
    private var isAnimating: Bool {
        !MediaClock.shared.isVirtual && !MediaClock.shared.isPaused && FramePipeline.shared.isMoving
    }

    private var secondsToFrame: Double {
        // Where time stands still, frames take none.
        MediaClock.shared.isVirtual ? 0 : pacer.next - ProcessInfo.processInfo.systemUptime
    }

    private func runFrame() {
        guard !MediaClock.shared.isVirtual else { return FramePipeline.shared.runFrame() }
        let due = pacer.begin(at: ProcessInfo.processInfo.systemUptime)
        LiveTouches.shared.deliverMoves()
        FramePipeline.shared.runFrame(dueAt: MediaClock.shared.time(atUptime: due))
    }

    /// How long a wait is, in seconds, before which preferences are written: an app may be killed at any time, and finds what it
    /// has set at its next start.
    private static let rest = 0.1

    /// Sleeps until something happens, or until the next frame or timer where the clock is real.
    private func waitForWork() {
        var seconds = Double.infinity
        if wantsFrame { seconds = max(0, secondsToFrame) }
        if let due = TimedCalls.shared.nextTime, let left = MediaClock.shared.seconds(until: due) {
            seconds = min(seconds, left)
        }
        if !MediaClock.shared.isVirtual, seconds > Self.rest { UserDefaults.standard.synchronize() }
        let limit = seconds.isFinite ? Date(timeIntervalSinceNow: seconds) : Date.distantFuture
        _ = RunLoop.main.run(mode: .default, before: limit)
        TimedCalls.shared.runDue()
    }

    // MARK: Requests

    private func handle(_ request: DisplayMessage) {
        let client = DisplayClient.current
        switch request {
        case .runUntilIdle(let request):
            let running = VirtualTime.runUntilIdle(limit: request.limit)
            if request.isLast == true { RunEnd.judge() }
            client?.send(
                .settled(.init(request: request.request, time: CACurrentMediaTime(), stillRunning: running)))
        case .advance(let request):
            VirtualTime.advance(by: request.seconds, passRealTime: request.passRealTime)
            client?.send(.advanced(.init(request: request.request, time: CACurrentMediaTime())))
        case .input(let input):
            VirtualTime.deliver(input.touches)
            client?.send(.finishedInput(.init(request: input.request)))
        case .typing(let typing):
            let problem = VirtualTime.type(typing.keys)
            client?.send(.finishedTyping(.init(request: typing.request, problem: problem)))
        case .requestTree(let request):
            client?.send(
                .tree(.init(request: request.request, json: TreeBuilder.json(LiveInspection.shared.currentTree()))))
        case .requestFrame(let request):
            FramePipeline.shared.runFrame()
            FramePresenter.shared.presentNow(for: request.request)
        case .frameConsumed(let frame):
            FramePresenter.shared.consumed(frame.sequence)
        case .setPreferences(let change):
            var configuration = UIScreen.main.device
            configuration.style = change.style ?? configuration.style
            configuration.textSize = change.textSize ?? configuration.textSize
            UIScreen.main.adopt(configuration)
        case .setOrientation(let change):
            InterfaceRotation.shared.deviceTurned(to: UIDeviceOrientation(change.orientation))
        case .ping(let request):
            client?.send(.pong(.init(request: request.request)))
        case .terminate:
            AppActivity.terminate()
            exit(0)
        case .welcome:
            break
        case .touch, .wheel, .key, .text, .compose, .perform, .pasteboard, .setScreen, .setClock, .step, .setActivity,
            .shake, .warnOfMemory, .observe, .hitTest, .requestLayers, .requestState:
            LiveRequests.handle(request)
        }
    }
}
