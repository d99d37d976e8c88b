internal import CFoundationHooks

/// The day and time that a run was told to have (`-MatryoshkaDate`, in seconds since 1970).
package enum FixedDate {
    package static var isSet: Bool { hook_has_date() }

    /// Lets it go on with the clock of animations from now on; until then it stands still.
    package static func follow(_ time: @convention(c) () -> Double) { hook_follow_media_time(time) }
}
