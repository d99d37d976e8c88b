/// In which order a transition tells its two controllers (section 5 and 6 of the facts).
// Choice (15.18): the order is each container's own.
struct AppearanceScript: Equatable, Sendable {
    enum Role: Sendable { case from, to }

    /// A step of going back: the opposite transition begins or ends.
    enum Step: Equatable, Sendable {
        case will(Role), did(Role)

        var role: Role {
            switch self {
            case .will(let role), .did(let role): role
            }
        }
    }

    /// Before the animation.
    var will: [Role]
    /// After it.
    var did: [Role]
    /// After it, when it was cancelled.
    var cancelled: [Step]

    /// Facts 5.02, 5.03, 5.12.
    static let navigation = AppearanceScript(
        will: [.from, .to], did: [.from, .to], cancelled: [.will(.to), .did(.to), .will(.from), .did(.from)])
    // Choice (6.28): a sheet that was dragged and let go appears anew when it is back.
    /// Facts 6.01, 6.02, 6.28.
    static let presentation = AppearanceScript(
        will: [.from, .to], did: [.to, .from], cancelled: [.will(.from), .did(.from), .will(.to), .did(.to)])
    /// Fact 5.33.
    static let tabs = AppearanceScript(
        will: [.to, .from], did: [.from, .to], cancelled: [.will(.to), .did(.to), .will(.from), .did(.from)])
    /// Facts 5.52, 5.53.
    static let scrolledPages = AppearanceScript(
        will: [.to, .from], did: [.to, .from], cancelled: [.will(.from), .did(.from), .will(.to), .did(.to)])
    /// Fact 5.54.
    static let curledPages = AppearanceScript(
        will: [.to, .from], did: [.from, .to], cancelled: [.will(.to), .will(.from), .did(.to), .did(.from)])
}
