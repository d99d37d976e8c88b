/// What a person can tell the window to do, by the menu or by a key of its own.
///
/// The keys are those that apps have no use for: no app's shortcut and no editing of text is in their way.
enum WindowCommand: CaseIterable {
    case menu
    case turnLeft, turnRight, previousDevice, nextDevice
    case appearance, largerText, smallerText
    case pause, step, slowAnimations
    case activity, shake, memoryWarning, restart
    case screenshot, record
    case zoom, close

    /// The menu's parts.
    static let groups: [[WindowCommand]] = [
        [.turnLeft, .turnRight, .previousDevice, .nextDevice],
        [.appearance, .largerText, .smallerText],
        [.pause, .step, .slowAnimations],
        [.activity, .shake, .memoryWarning, .restart],
        [.screenshot, .record],
        [.zoom, .close],
    ]

    /// A key and those that are held down with it.
    struct Chord: Hashable {
        /// The HID usage.
        var usage: Int
        var control = false
        var option = false
        var shift = false
    }

    var chords: [Chord] {
        switch self {
        case .menu: [Chord(usage: 0x3A), Chord(usage: 0x65), Chord(usage: 0x76)]
        case .turnLeft: [Chord(usage: 0x3B)]
        case .turnRight: [Chord(usage: 0x3C)]
        case .appearance: [Chord(usage: 0x3D)]
        case .restart: [Chord(usage: 0x3E)]
        case .pause: [Chord(usage: 0x3F)]
        case .step: [Chord(usage: 0x40)]
        case .slowAnimations: [Chord(usage: 0x41)]
        case .screenshot: [Chord(usage: 0x42)]
        case .record: [Chord(usage: 0x43)]
        case .zoom: [Chord(usage: 0x44)]
        case .activity: [Chord(usage: 0x45)]
        case .previousDevice: [Chord(usage: 0x4B, control: true)]
        case .nextDevice: [Chord(usage: 0x4E, control: true)]
        // Plus is above equals on many layouts; the numeric pad has both signs.
        case .largerText:
            [
                Chord(usage: 0x2E, control: true, option: true),
                Chord(usage: 0x2E, control: true, option: true, shift: true),
                Chord(usage: 0x57, control: true, option: true),
            ]
        case .smallerText:
            [Chord(usage: 0x2D, control: true, option: true), Chord(usage: 0x56, control: true, option: true)]
        case .shake: [Chord(usage: 0x1D, control: true, option: true)]
        case .memoryWarning: [Chord(usage: 0x10, control: true, option: true)]
        case .close: [Chord(usage: 0x14, control: true)]
        }
    }

    /// The key as the menu shows it.
    var keyText: String {
        switch self {
        case .menu: "F1"
        case .turnLeft: "F2"
        case .turnRight: "F3"
        case .appearance: "F4"
        case .restart: "F5"
        case .pause: "F6"
        case .step: "F7"
        case .slowAnimations: "F8"
        case .screenshot: "F9"
        case .record: "F10"
        case .zoom: "F11"
        case .activity: "F12"
        case .previousDevice: "Ctrl+PgUp"
        case .nextDevice: "Ctrl+PgDn"
        case .largerText: "Ctrl+Alt++"
        case .smallerText: "Ctrl+Alt+\u{2212}"
        case .shake: "Ctrl+Alt+Z"
        case .memoryWarning: "Ctrl+Alt+M"
        case .close: "Ctrl+Q"
        }
    }

    private static let byChord: [Chord: WindowCommand] = {
        var commands: [Chord: WindowCommand] = [:]
        for command in allCases { for chord in command.chords { commands[chord] = command } }
        return commands
    }()

    /// The command that a key stands for; nil for the app's keys.
    init?(_ event: KeyboardInput.Event) {
        if event.isCommand { return nil }
        let chord = Chord(
            usage: event.usage, control: event.isLeftControl || event.isRightControl, option: event.isOption,
            shift: event.isShifted)
        guard let command = Self.byChord[chord] else { return nil }
        self = command
    }
}
