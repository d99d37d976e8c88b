@_spi(Framework) import QuartzCore
@_spi(Framework) import UIKit

/// The worlds that were asked for: one object for each name.
@MainActor final class ContentWorlds: SessionState {
    private var worlds: [String?: WKContentWorld] = [:]

    init() {}

    func world(named name: String?, _ make: () -> WKContentWorld) -> WKContentWorld {
        if let world = worlds[name] { return world }
        let world = make()
        worlds[name] = world
        return world
    }
}
