import DisplayProtocol
import Foundation
import QuartzCore

/// The app's end of its connection to the display.
@MainActor final class DisplayClient {
    /// The display that shows this app; nil when it runs on its own.
    private(set) static var current: DisplayClient?

    private let connection: DisplayConnection

    /// Connects to the display that the environment names, if it names one, and takes its screen and clock on.
    static func connect(name: String) throws {
        if let connection = try DisplayConnection.fromEnvironment(name: name) { use(connection) }
    }

    /// Speaks to a display from now on; to none, after a test.
    static func use(_ connection: DisplayConnection?) { current = connection.map(DisplayClient.init) }

    private init(_ connection: DisplayConnection) {
        self.connection = connection
        UIScreen.main.adopt(connection.welcome.screen)
        if connection.welcome.clock == .virtual { MediaClock.shared.becomeVirtual() }
        StateRestoration.prepare(connection.welcome.restoredState)
    }

    var pixels: SharedPixels? { connection.pixels }
    var wantsFrames: Bool { connection.welcome.wantsFrames }
    /// Whether a person looks at the app, whose clock is real then.
    var isLive: Bool { connection.welcome.clock == .real }

    func send(_ message: some AppMessage.Body) {
        do {
            try connection.send(message)
        } catch {
            StandardError.write("error: the display is not told something: \(error)\n")
        }
    }

    /// Begins to take the display's messages from the main queue.
    func start() {
        connection.startReceiving { result in
            switch result {
            case .success(let message?):
                // A second welcome says nothing.
                if let message = message.body as? any HandledMessage { AppLoop.shared.enqueue(message) }
            // Nobody is left to show anything to.
            case .success(nil), .failure(.closed): exit(0)
            case .failure(let error):
                StandardError.write("error: the display cannot be understood: \(error)\n")
                exit(1)
            }
        }
    }
}
