@_spi(Framework) import QuartzCore

/// The register of what is done in a frame, by its places.
@_spi(Framework) @MainActor public enum FramePasses {
    /// The framework's own are there from the beginning.
    private static var passes: [any FramePass.Type] = [
        InterfaceRotation.self, ScreenWishes.self, CaretPlaces.self, TextInputReport.self, ContainmentChecks.self,
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
