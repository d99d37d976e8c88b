import Foundation

/// Ends the app and cleans up before a signal ends us.
final class Interruption {
    private var sources: [any DispatchSourceSignal] = []
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    init(process: pid_t, folder: URL) {
        for number in Self.signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                kill(process, SIGKILL)
                try? FileManager.default.removeItem(at: folder)
                // Whoever started us is to see that the signal ended us.
                signal(number, SIG_DFL)
                kill(getpid(), number)
                sleep(1)
                _exit(128 + number)
            }
            source.resume()
            sources.append(source)
        }
    }

    func cancel() {
        for source in sources { source.cancel() }
        sources = []
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
