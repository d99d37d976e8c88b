import DisplayProtocol
import Foundation
import QuartzCore

extension DisplayMessage.RunUntilIdle: AnsweredRequest {
    @MainActor func answer() -> AppMessage.Settled {
        let running = VirtualTime.runUntilIdle(limit: limit)
        if isLast == true { RunEnd.judge() }
        return .init(request: request, time: CACurrentMediaTime(), stillRunning: running)
    }
}

extension DisplayMessage.Advance: AnsweredRequest {
    @MainActor func answer() -> AppMessage.Advanced {
        VirtualTime.advance(by: seconds, passRealTime: passRealTime)
        return .init(request: request, time: CACurrentMediaTime())
    }
}

extension DisplayMessage.Input: AnsweredRequest {
    @MainActor func answer() -> AppMessage.Finished {
        VirtualTime.deliver(touches)
        return .init(request: request)
    }
}

extension DisplayMessage.Typing: AnsweredRequest {
    @MainActor func answer() -> AppMessage.FinishedTyping {
        .init(request: request, problem: VirtualTime.type(keys))
    }
}

extension DisplayMessage.RequestTree: AnsweredRequest {
    @MainActor func answer() -> AppMessage.TreeReply {
        .init(request: request, json: TreeBuilder.json(LiveInspection.shared.currentTree()))
    }
}

extension DisplayMessage.RequestLayers: AnsweredRequest {
    @MainActor func answer() -> AppMessage.LayersReply { LayerPictures.reply(to: self) }
}

extension DisplayMessage.HitTest: AnsweredRequest {
    @MainActor func answer() -> AppMessage.HitTestReply { HitTestPath.reply(to: bounded) }
}

extension DisplayMessage.RequestState: AnsweredRequest {
    @MainActor func answer() -> AppMessage.StateReply {
        .init(request: request, state: StatePreservation.state(of: UIApplication.shared))
    }
}

extension DisplayMessage.Simulate: AnsweredRequest {
    @MainActor func answer() -> AppMessage.Simulated {
        do {
            return .init(request: request, seconds: try Simulations.take(name, values))
        } catch {
            return .init(request: request, problem: "\(error)")
        }
    }
}

extension DisplayMessage.Ping: AnsweredRequest {
    @MainActor func answer() -> AppMessage.Pong { .init(request: request) }
}

extension DisplayMessage.RequestFrame: HandledMessage {
    @MainActor func handle() {
        FramePipeline.shared.runFrame()
        FramePresenter.shared.presentNow(for: request)
    }
}
