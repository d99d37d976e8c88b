/// Why no page can be served.
package enum BrowserDisplayError: Error, Equatable, CustomStringConvertible {
    case portTaken(Int)
    /// Such as a port below 1024, which belongs to the system.
    case portNotPermitted(Int)
    case noSuchPort(Int)
    case cannotListen(reason: String)
    /// The program was installed without its page.
    case noPage

    package var description: String {
        switch self {
        case .portTaken(let port): "port \(port) is taken by another program; choose another, or none for any free one"
        case .portNotPermitted(let port): "port \(port) may be used by the system only; choose one from 1024 to 65535"
        case .noSuchPort(let port): "\(port) is no port; choose one from 1024 to 65535"
        case .cannotListen(let reason): "no page can be served: \(reason)"
        case .noPage: "the files of the browser page are missing beside this program"
        }
    }
}
