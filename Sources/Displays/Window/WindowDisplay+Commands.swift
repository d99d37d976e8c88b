import DisplayProtocol
import Foundation

extension WindowDisplay {
    static let slowSpeed = 0.1

    /// Whether the command does anything now.
    func isEnabled(_ command: WindowCommand) -> Bool {
        switch command {
        case .step: host.phase == .running && host.clock.isPaused
        case .pause, .slowAnimations, .activity, .shake, .memoryWarning: host.phase == .running
        case .screenshot, .record: host.picture != nil
        case .largerText: textSize(after: 1) != nil
        case .smallerText: textSize(after: -1) != nil
        case .restart: host.phase != .waiting
        default: true
        }
    }

    /// What the menu says of the command.
    func title(of command: WindowCommand) -> String {
        switch command {
        case .menu: "Menu"
        case .turnLeft: "Turn left"
        case .turnRight: "Turn right"
        case .previousDevice: "Previous device"
        case .nextDevice: "Next device"
        case .appearance: host.settings.screen.style == .dark ? "Light appearance" : "Dark appearance"
        case .largerText: "Larger text"
        case .smallerText: "Smaller text"
        case .pause: host.clock.isPaused ? "Resume" : "Pause"
        case .step: "Step one frame"
        case .slowAnimations: host.clock.speed < 1 ? "Normal speed" : "Slow animations"
        case .activity: host.isInBackground ? "Return to the foreground" : "Enter the background"
        case .shake: "Shake"
        case .memoryWarning: "Send memory warning"
        case .restart: "Restart"
        case .screenshot: "Screenshot"
        case .record: recording == nil ? "Record" : "Stop recording"
        case .zoom: "Window size"
        case .close: "Close"
        }
    }

    func perform(_ command: WindowCommand) {
        guard isEnabled(command) else { return }
        switch command {
        case .menu: overlays.menu == nil ? openMenu() : closeMenu()
        case .turnLeft: turn(by: 1)
        case .turnRight: turn(by: -1)
        case .previousDevice: changeDevice(by: -1)
        case .nextDevice: changeDevice(by: 1)
        case .appearance:
            let style: ScreenConfiguration.Style = host.settings.screen.style == .dark ? .light : .dark
            host.send(DisplayMessage.SetPreferences(style: style))
            show(style == .dark ? "Dark appearance" : "Light appearance")
        case .largerText: changeTextSize(by: 1)
        case .smallerText: changeTextSize(by: -1)
        case .pause:
            host.send(DisplayMessage.SetClock(isPaused: !host.clock.isPaused))
            show(host.clock.isPaused ? "Running" : "Paused")
        case .step: host.send(DisplayMessage.Step())
        case .slowAnimations:
            let speed = host.clock.speed < 1 ? 1 : Self.slowSpeed
            host.send(DisplayMessage.SetClock(speed: speed))
            show(speed < 1 ? "Slow animations" : "Normal speed")
        case .activity: host.send(DisplayMessage.SetActivity(isInBackground: !host.isInBackground))
        case .shake: host.send(DisplayMessage.Shake())
        case .memoryWarning:
            host.send(DisplayMessage.WarnOfMemory())
            show("Memory warning")
        case .restart: host.restart()
        case .screenshot: takeScreenshot()
        case .record: recording == nil ? startRecording() : finishRecording()
        case .zoom: changeZoom()
        case .close: closedByPerson()
        }
        overlaysNeedUpdate = true
    }

    // MARK: Screen

    /// The ways to hold a device, each turned left from the one before.
    private static let orientations: [ScreenConfiguration.Orientation] = [
        .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]

    private func turn(by quarters: Int) {
        let all = Self.orientations
        let index = all.firstIndex(of: host.settings.screen.orientation)!
        host.send(DisplayMessage.SetOrientation(orientation: all[(index + quarters + all.count) % all.count]))
    }

    private func changeDevice(by step: Int) {
        let devices = ScreenConfiguration.devices
        let old = host.settings.screen
        let index = devices.firstIndex { $0.deviceName == old.deviceName } ?? 0
        var screen = devices[(index + step + devices.count) % devices.count]
        screen.style = old.style
        screen.textSize = old.textSize
        screen.orientation = old.orientation
        host.send(DisplayMessage.SetScreen(screen))
        show(screen.deviceName)
    }

    private func textSize(after step: Int) -> ScreenConfiguration.TextSize? {
        let sizes = ScreenConfiguration.TextSize.allCases
        let index = sizes.firstIndex(of: host.settings.screen.textSize)! + step
        return sizes.indices.contains(index) ? sizes[index] : nil
    }

    private func changeTextSize(by step: Int) {
        guard let size = textSize(after: step) else { return }
        host.send(DisplayMessage.SetPreferences(textSize: size))
        show("Text size: \(size.rawValue)")
    }

    private func changeZoom() {
        zoom = zoom.next
        fitWindow()
        show(zoom.title)
    }

    // MARK: Pictures

    private func takeScreenshot() {
        guard let picture = host.picture else { return }
        let file = OutputName.unused(for: host.name, extension: "png")
        do {
            try picture.writePNG(to: file)
            Console.note("wrote \(file.path)")
            show("Wrote \(file.lastPathComponent)")
        } catch {
            Console.error("\(error)")
            show("The screenshot could not be written")
        }
    }

    private func startRecording() {
        guard let picture = host.picture else { return }
        let recording = WindowRecording(name: host.name) { [weak self] problem in
            guard let self else { return }
            Console.error("\(problem)")
            self.recording = nil
            show("The recording could not be written")
            paint()
        }
        self.recording = recording
        recording.take(picture, changed: nil)
        show("Recording")
    }

    func finishRecording() {
        guard let recording else { return }
        self.recording = nil
        overlaysNeedUpdate = true
        for file in recording.finish() {
            Console.note("wrote \(file.path)")
            show("Wrote \(file.lastPathComponent)")
        }
    }
}
