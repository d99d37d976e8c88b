/// What a browser display spends on those who connect: anybody on the machine can, token or not.
struct BrowserLimits: Sendable {
    /// Open at the same time; beyond it the one goes that has been silent about what it wants for longest.
    var connections = 128
    /// Pages at the same time.
    var pages = 16
    /// The request line and all header fields, in bytes.
    var requestHead = 16 << 10
    /// In seconds, from the connection to the end of the request.
    var requestTime = 5.0
    /// A message of a page's, in bytes, whatever the number of its fragments.
    var message = 1 << 20
    /// Text that waits for a page that does not read, in bytes; what a page is told first does not count, nor do frames,
    /// of which few are on their way.
    var backlog = 8 << 20
    /// In seconds: how long one write may take, and how long a page may take to answer a ping.
    var patience = 30.0
    /// Seconds between pings.
    var heartbeat = 15.0
    /// How long, in seconds, pages have to hear that the display ends.
    var farewell = 0.5
    /// Frames that a page has not acknowledged.
    var framesInFlight = 2
    /// Questions of one page's that the app has not answered.
    var openRequests = 256
    /// Fingers and keys that one page holds down.
    var heldInputs = 64
}
