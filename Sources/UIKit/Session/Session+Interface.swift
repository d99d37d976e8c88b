import QuartzCore

extension Session {
    /// Ends the session with its windows and begins another, with the objects that an app has one of as they are.
    package static func startAfresh() {
        // The controllers hear of it while all that they turn to is there.
        UIApplication.shared.startAfresh()
        TimedCalls.shared.reset()
        begin()
        current.connect()
    }

    /// Lets UIKit make the session's frames.
    package func connect() {
        CATransaction.host = part(FramePipeline.self)
        RunLoopCommits.install()
        // The main menus' keys are known before anybody asks for the menus.
        _ = part(MenuSystems.self)
        SessionParts.makeAll()
    }
}
