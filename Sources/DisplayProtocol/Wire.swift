/// Constants that both ends of the socket agree on.
package enum Wire {
    /// The version that `hello` and `welcome` carry; both ends must have the same.
    package static let version = 3

    /// The environment variable that holds the path of the display's Unix socket.
    package static let environmentVariable = "MATRYOSHKA_DISPLAY"
    /// The environment variable that holds the codes of findings that are not reported, with commas between them.
    package static let silenceVariable = "MATRYOSHKA_SILENCE"

    /// The environment variable that holds what is simulated from the launch on: a JSON object of names and values.
    package static let simulatedVariable = "MATRYOSHKA_SIMULATED"
    /// The name of the variable that holds the device whose screen an app without a display has.
    package static let deviceVariable = "MATRYOSHKA_DEVICE"

    /// The longest message body, in bytes; a longer one is garbage or an attack, never a tree.
    package static let maximumMessageLength = 64 << 20
}
