import CoreGraphics
import DisplayProtocol
import Foundation

extension WindowDisplay {
    /// Shows how far the app is, or what became of it.
    func updateStatus() {
        let card = makeCard()
        if card != self.card {
            self.card = card
            overlaysNeedUpdate = true
            if card?.dims == true {
                toast = nil
                for touch in pointer.cancel() { host.send(touch) }
                for key in keyboard.cancel() { host.send(key) }
            }
        }
        updateTextInput()
        if card?.isAnimated == true { startSpinner() } else { stopSpinner() }
    }

    private func makeCard() -> StatusCard? {
        if case .failed(let errors) = host.build, !(hasDismissedErrors && isRunning) {
            return .errors(errors, canDismiss: isRunning)
        }
        if host.build == .building {
            return host.picture == nil || !isRunning ? .progress(title: "Building \(host.name)…") : .badge("Building…")
        }
        switch host.phase {
        case .waiting: return .progress(title: "Preparing \(host.name)…")
        case .starting: return host.picture == nil ? .progress(title: "Starting \(host.name)…") : .badge("Starting…")
        case .ended(let end): return .message(message(of: end))
        case .running: break
        }
        if !host.isResponding {
            return .message(
                .init(
                    title: "\(host.name) does not respond", isBad: true,
                    text: "Its main thread is busy and takes no events. This message goes when it answers.",
                    hint: "F5  Restart"))
        }
        if host.isInBackground {
            return .message(.init(title: "\(host.name) is in the background", hint: "F12  Bring it back"))
        }
        return host.picture == nil ? .progress(title: "Starting \(host.name)…") : nil
    }

    private var isRunning: Bool { host.phase == .running }

    private func message(of end: AppEnd) -> StatusCard.Message {
        let frames = end.backtrace.filter(\.isApp)
        let isBad = end.signal != nil || end.status.map { $0 != 0 } ?? true
        return .init(
            title: end.isCrash ? "\(host.name) crashed" : "\(host.name) ended", isBad: isBad, text: end.reason,
            place: frames.first.flatMap { frame in
                frame.file.map { file in
                    [URL(fileURLWithPath: file).lastPathComponent, frame.line.map(String.init)].compactMap { $0 }
                        .joined(separator: ":")
                }
            },
            stack: frames.map(\.function), hint: "Enter  Start again")
    }

    /// Whether the card took the key.
    func takeCardKey(_ event: KeyboardInput.Event) -> Bool {
        guard let card, card.dims else { return false }
        switch event.usage {
        case 0x28, 0x58:
            if case .ended = host.phase { host.restart() }
        case 0x29:
            hasDismissedErrors = true
            updateStatus()
        default: break
        }
        return true
    }

    // MARK: Spinner

    private func startSpinner() {
        guard spinner == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1 / 12, repeating: 1 / 12, leeway: .milliseconds(10))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.spinnerStep = (self.spinnerStep + 1) % 12
                self.overlaysNeedUpdate = true
                self.paint()
                self.takeEvents()
            }
        }
        timer.resume()
        spinner = timer
    }

    private func stopSpinner() {
        spinner?.cancel()
        spinner = nil
    }
}
