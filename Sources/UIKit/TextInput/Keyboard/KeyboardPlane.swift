import Foundation

/// The effects of keys.
enum KeyboardKeyKind: Equatable {
    case character(String)
    /// A digit with the letters that old telephones have below it.
    case digit(String, letters: String)
    case space
    case delete
    case shift
    case enter
    case plane(KeyboardPlane)
    /// An empty place.
    case gap
}

/// One arrangement of keys.
enum KeyboardPlane: Equatable {
    case letters, numbers, symbols
    case numberPad, decimalPad, phonePad

    /// The plane that a type of keyboard begins with.
    init(_ type: UIKeyboardType) {
        self =
            switch type {
            case .numbersAndPunctuation: .numbers
            case .numberPad, .asciiCapableNumberPad: .numberPad
            case .decimalPad: .decimalPad
            case .phonePad: .phonePad
            default: .letters
            }
    }

    var isPad: Bool { self == .numberPad || self == .decimalPad || self == .phonePad }

    /// The rows of characters, without the keys around them.
    var characters: [String] {
        switch self {
        case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
        case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
        case .numberPad, .decimalPad, .phonePad: ["123", "456", "789"]
        }
    }

    /// The plane that the key left of the third row leads to, where that is not shift.
    var other: KeyboardPlane { self == .numbers ? .symbols : .numbers }

    /// The key at the bottom left of a pad.
    var corner: KeyboardKeyKind {
        switch self {
        case .decimalPad: .character(Locale.current.decimalSeparator ?? ".")
        case .phonePad: .character("+")
        default: .gap
        }
    }

    static let lettersOfDigits = [
        "1": " ", "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ",
    ]
}

extension UIReturnKeyType {
    /// The key's title.
    var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// Whether the key is in the colour of actions.
    var isProminent: Bool { self != .default && self != .next }
}
