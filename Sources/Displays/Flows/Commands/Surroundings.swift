import DisplayProtocol

extension FlowCommands {
    static let surroundings: [any FlowCommand.Type] = [SetAppearance.self, SetTextSize.self, SetOrientation.self]
}

struct SetAppearance: FlowCommand {
    static let name = "setAppearance"
    let style: ScreenConfiguration.Style
    init(_ style: ScreenConfiguration.Style) { self.style = style }

    init(_ arguments: FlowArguments) throws(DisplayFailure) { style = try arguments.choice() }

    func perform(in run: FlowRun) throws { try run.target.setPreferences(.init(style: style)) }
}

struct SetTextSize: FlowCommand {
    static let name = "setTextSize"
    let size: ScreenConfiguration.TextSize
    init(_ size: ScreenConfiguration.TextSize) { self.size = size }

    init(_ arguments: FlowArguments) throws(DisplayFailure) { size = try arguments.choice() }

    func perform(in run: FlowRun) throws { try run.target.setPreferences(.init(textSize: size)) }
}

struct SetOrientation: FlowCommand {
    static let name = "setOrientation"
    let orientation: ScreenConfiguration.Orientation
    init(_ orientation: ScreenConfiguration.Orientation) { self.orientation = orientation }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        guard let orientation = ScreenConfiguration.Orientation(named: arguments.text ?? "") else {
            throw arguments.valueFailure("'setOrientation' is portrait, upsideDown, landscapeLeft or landscapeRight")
        }
        self.orientation = orientation
    }

    func perform(in run: FlowRun) throws { try run.target.setOrientation(orientation) }
}
