import ArgumentParser
import Foundation

/// Where an app is shown.
enum DisplayKind: String, ExpressibleByArgument, CaseIterable {
    case window
    case browser
    /// Nowhere: time stands still but for the steps of a flow.
    case none

    /// A window on a desktop, and a browser page where there is none.
    static var ofThisMachine: DisplayKind {
        let environment = ProcessInfo.processInfo.environment
        let names = ["DISPLAY", "WAYLAND_DISPLAY"]
        return names.contains { environment[$0]?.isEmpty == false } ? .window : .browser
    }
}
