import DisplayProtocol

/// A message by which the person chooses what holds for later starts of the app, too.
protocol LastingChoice: DisplayMessage.Body {
    func keep(in settings: inout AppHost.Settings)
}

/// A choice of the device, its settings or the way that it is held.
protocol ScreenChoice: LastingChoice {}

extension DisplayMessage.SetPreferences: ScreenChoice {
    func keep(in settings: inout AppHost.Settings) {
        settings.screen.style = style ?? settings.screen.style
        settings.screen.textSize = textSize ?? settings.screen.textSize
    }
}

extension DisplayMessage.SetOrientation: ScreenChoice {
    func keep(in settings: inout AppHost.Settings) { settings.screen.orientation = orientation }
}

extension DisplayMessage.SetScreen: ScreenChoice {
    func keep(in settings: inout AppHost.Settings) { settings.screen = screen }
}

extension DisplayMessage.Simulate: LastingChoice {
    func keep(in settings: inout AppHost.Settings) { settings.simulated[name] = values }
}
