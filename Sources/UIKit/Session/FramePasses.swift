@_spi(Framework) import QuartzCore

/// The places in the order of a frame where work is done that is neither layout nor drawing.
@_spi(Framework) public enum FramePlace: CaseIterable, Sendable {
    /// At the beginning of a frame: animations and display links have been brought to its time. A commit between two frames
    /// has no such place.
    case beginning
    /// Before layout, in frames and in the commits between them.
    case beforeLayout
    /// Between layout and drawing: all views have their sizes. What asks for layout here is laid out in the next frame.
    case beforeDrawing
    /// When the frame has been drawn and shown.
    case afterDrawing
    /// When completions and what else waited for the commit have run, in frames and in the commits between them.
    case afterCommit
}

/// How much a frame pass asks for frames of its own accord.
@_spi(Framework) public enum FrameNeed: Sendable {
    /// No frame is made for the pass; it runs in those that others ask for.
    case nothing
    /// A frame is to be made: the pass has something to do in it, and needs none afterwards.
    case frame
    /// Frames follow one another, as for an animation without end. Whoever waits for the app to become idle does not wait
    /// for it.
    case time
}

/// Work that is done in every frame, at one place in the frame's order: a game's step, the next picture of a film.
///
/// The object is a state of the session, made when its session's first frame comes.
@_spi(Framework) @MainActor public protocol FramePass: SessionState {
    /// Where in a frame the work is done. Passes of one place run in the order in which they were added.
    static var place: FramePlace { get }

    /// Asked after every frame, and whenever the loop has nothing else to do: an answer has to be quick and without effect.
    var need: FrameNeed { get }

    /// Does the work of one frame.
    ///
    /// - Parameter time: The frame's time, in seconds of media time, as display links get it: even from frame to frame,
    ///   however late a frame begins.
    func run(at time: CFTimeInterval)
}

@_spi(Framework) extension FramePass {
    public var need: FrameNeed { .nothing }
}

/// The register of what is done in a frame, by its places.
@_spi(Framework) @MainActor public enum FramePasses {
    /// The framework's own are there from the beginning.
    private static var passes: [any FramePass.Type] = [
        InterfaceRotation.self, ScreenWishes.self, TextInputReport.self, ContainmentChecks.self,
    ]

    /// Adds a pass for this session and all that follow. A pass that is there already is not added again.
    public static func add<Pass: FramePass>(_ type: Pass.Type) {
        guard !passes.contains(where: { $0 == type }) else { return }
        passes.append(type)
        CATransaction.noteChange()
    }

    static func run(_ place: FramePlace, at time: CFTimeInterval) {
        for type in passes where type.place == place { type.shared.run(at: time) }
    }

    /// Whether a pass asks for a frame.
    static var needFrame: Bool { passes.contains { $0.shared.need == .frame } }

    /// Whether a pass asks for one frame after the other.
    static var needTime: Bool { passes.contains { $0.shared.need == .time } }
}
