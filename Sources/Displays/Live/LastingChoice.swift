import DisplayProtocol

/// A message by which the person chooses what holds for later starts of the app, too.
protocol LastingChoice: DisplayMessage.Body {
    func keep(in settings: inout AppHost.Settings)
}

extension DisplayMessage.SetPreferences: LastingChoice {
    func keep(in settings: inout AppHost.Settings) {
        settings.screen.style = style ?? settings.screen.style
        settings.screen.textSize = textSize ?? settings.screen.textSize
    }
}

extension DisplayMessage.SetOrientation: LastingChoice {
    func keep(in settings: inout AppHost.Settings) { settings.screen.orientation = orientation }
}

extension DisplayMessage.SetScreen: LastingChoice {
    func keep(in settings: inout AppHost.Settings) { settings.screen = screen }
}
