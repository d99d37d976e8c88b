/// The controllers that are alive, on the screen or not: all of them hear of short memory.
@MainActor struct LiveControllers {
    static var shared = LiveControllers()

    private var entries: [WeakController] = []
    /// How many entries there may be before those of dead controllers are dropped.
    private var limit = 64

    mutating func add(_ controller: UIViewController) {
        if entries.count >= limit {
            entries.removeAll { $0.controller == nil }
            limit = max(64, 2 * entries.count)
        }
        entries.append(WeakController(controller: controller))
    }

    /// In the order in which they were made.
    var all: [UIViewController] { entries.compactMap(\.controller) }
}
