import DisplayProtocol

/// Where a live app is in its life, as its display knows it.
enum LivePhase: Equatable {
    /// Its process runs and has not said hello.
    case launching
    /// It has not said hello in time, and is made to crash so that its runtime says where it is.
    case hanging(reason: String)
    case connected
    /// It was told to end, and nobody is told of it any more.
    case ending
    case ended

    /// Whether somebody is told what the app does.
    var isHeard: Bool {
        switch self {
        case .launching, .hanging, .connected: true
        case .ending, .ended: false
        }
    }

    /// The app says hello, which it does once.
    mutating func greet() throws(DisplayError) {
        guard self == .launching else { throw .unexpectedMessage("hello") }
        self = .connected
    }

    /// The app says something else.
    func checkGreeted() throws(DisplayError) {
        guard self == .connected else { throw .unexpectedMessage("no hello") }
    }

    /// The time for the hello is over; returns whether that says anything.
    mutating func expireLaunch(because reason: String) -> Bool {
        guard self == .launching else { return false }
        self = .hanging(reason: reason)
        return true
    }

    /// The app is told to end; returns whether it had not been before.
    mutating func dismiss() -> Bool {
        guard isHeard else { return false }
        self = .ending
        return true
    }
}

extension LivePhase {
    /// What is told of the end of a process in this phase of its life.
    ///
    /// - Parameters:
    ///   - lastWords: What the app's framework said before it ended the app.
    ///   - lastLine: The last line on standard error that tells why a process dies.
    ///   - report: What the runtime wrote about a crash.
    ///   - image: What holds the app's own code.
    func end(
        by end: AppProcess.End, lastWords: String?, lastLine: String?, report: CrashReport?, image: AppImages
    ) -> AppEnd {
        if case .hanging(let reason) = self {
            return AppEnd(reason: reason, backtrace: report?.backtrace(appImage: image) ?? [])
        }
        switch end {
        case .exited(let status):
            let words = self == .launching ? " before it reached UIApplicationMain" : ""
            let reason = lastWords ?? lastLine ?? "it ended with status \(status)\(words)"
            return AppEnd(reason: reason, status: status)
        case .killed(let signal):
            return AppEnd(
                signal: signal, image: image, terminating: lastWords, lastLine: lastWords ?? lastLine, report: report)
        }
    }
}
