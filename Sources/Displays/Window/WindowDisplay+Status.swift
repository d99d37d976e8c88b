import CoreGraphics
import DisplayProtocol
import Foundation

extension WindowDisplay {
    /// Shows how far the app is, or what became of it.
    func updateStatus() {
        let card = makeCard()
        if card != overlays.card {
            overlays.card = card
            if card?.dims == true {
                overlays.toast = nil
                for message in input.cancel() { host.send(message) }
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
        guard let card = overlays.card, card.dims else { return false }
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
        guard !timers.isRunning(.spinner) else { return }
        timers.start(.spinner, after: 1 / 12, repeats: true) { [weak self] in
            guard let self else { return }
            overlays.spinnerStep = (overlays.spinnerStep + 1) % 12
            paint()
            takeEvents()
        }
    }

    private func stopSpinner() { timers.stop(.spinner) }
}
