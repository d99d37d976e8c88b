import DisplayProtocol

/// What a controller was told so far, and whether it may be told the next.
struct ScreenLife {
    enum Call {
        case appearance(String)
        /// The number by which the trace knows the parent; nil for none.
        case willMove(Int?)
        case didMove(Int?)

        init?(_ event: TraceEvent) {
            var parent: Int? {
                guard case .object(let fields)? = event.fields["parent"], case .number(let id)? = fields["id"] else {
                    return nil
                }
                return Int(id)
            }
            switch event.event {
            case "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear":
                self = .appearance(event.event)
            case "willMoveToParent": self = .willMove(parent)
            case "didMoveToParent": self = .didMove(parent)
            default: return nil
            }
        }

        var text: String {
            switch self {
            case .appearance(let name): name
            case .willMove(let parent): "willMove(\(parent.map { "#\($0)" } ?? "nil"))"
            case .didMove(let parent): "didMove(\(parent.map { "#\($0)" } ?? "nil"))"
            }
        }
    }

    enum Phase { case disappeared, appearing, isAppearing, appeared, disappearing }

    private(set) var phase = Phase.disappeared
    /// Whether the last call turned an appearance round.
    private(set) var hasTurned = false
    /// What was announced and has not happened; outer nil when nothing is open.
    private(set) var announced: Int??

    /// Takes a call in; what is wrong with it, if something is.
    mutating func follow(_ call: Call) -> String? {
        hasTurned = false
        switch call {
        case .willMove(let parent):
            announced = .some(parent)
        case .didMove(let parent):
            guard let announced, announced == parent else { return "\(call.text) was not announced" }
            self.announced = nil
        case .appearance(let name):
            let old = phase
            let allowed: [Phase]
            switch name {
            case "viewWillAppear":
                (allowed, phase) = ([.disappeared, .disappearing], .appearing)
                hasTurned = old == .disappearing
            case "viewIsAppearing": (allowed, phase) = ([.appearing], .isAppearing)
            case "viewDidAppear": (allowed, phase) = ([.isAppearing], .appeared)
            case "viewWillDisappear":
                (allowed, phase) = ([.appearing, .isAppearing, .appeared], .disappearing)
                hasTurned = old != .appeared
            default: (allowed, phase) = ([.disappearing], .disappeared)
            }
            if !allowed.contains(old) { return "\(name) while it was \(old)" }
        }
        return nil
    }
}
