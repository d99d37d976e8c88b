internal import CFoundationHooks
import Foundation

/// What a format with plural variables says for some arguments.
struct PluralFormat {
    private let parts: [FormatPart]
    private let entries: (Int) -> PluralEntry?
    /// The value of the last of some arguments.
    private let argument: ([HookArgumentKind]) -> HookArgument
    /// How deep variables stand in variables' texts; they may name each other in a circle.
    private static let deepest = 8
    private var kinds: [Int: HookArgumentKind] = [:]

    /// Lets Foundation's formatting ask here, once.
    static let install: Void = hook_set_formatter { format, call in
        let text = unsafeBitCast(format, to: NSString.self)
        // Most formats have no variables and need no more than this search.
        guard text.range(of: "#@").location != NSNotFound else { return nil }
        let plural = PluralFormat(text as String, entries: PluralTables.shared.entry) { kinds in
            hook_argument(call, kinds, kinds.count)
        }
        guard let (format, arguments) = plural.expansion else { return nil }
        return withExtendedLifetime(NSString(string: format)) { format in
            withVaList(arguments) {
                hook_create_string(call, UnsafeRawPointer(Unmanaged.passUnretained(format).toOpaque()), $0)
            }
        }
    }

    init(
        _ format: String, entries: @escaping (Int) -> PluralEntry?,
        argument: @escaping ([HookArgumentKind]) -> HookArgument
    ) {
        parts = FormatPart.parts(of: format)
        self.entries = entries
        self.argument = argument
        collectKinds(of: parts, from: 1, in: nil)
    }

    /// A format without variables and its arguments, in the order of its specifiers; nil if there are no variables.
    ///
    /// Foundation on Linux needs a specifier for every argument that is passed, and a variable's text may have none.
    var expansion: (format: String, arguments: [any CVarArg])? {
        let hasVariables = parts.contains { if case .variable = $0 { true } else { false } }
        guard hasVariables else { return nil }
        var places: [Int] = []
        let format = expand(parts, from: 1, in: nil, &places)
        let arguments = places.map { place in
            let value = argument(at: place)
            return value.isFloating ? value.floating as any CVarArg : value.integer
        }
        return (format, arguments)
    }

    /// - Parameters:
    ///   - first: The argument of the first specifier that names none.
    ///   - places: Takes the arguments of the specifiers.
    private func expand(
        _ parts: [FormatPart], from first: Int, in entry: PluralEntry?, _ places: inout [Int], depth: Int = 0
    ) -> String {
        var next = first
        var text = ""
        for part in parts {
            guard let place = part.position ?? (part.takesArgument ? next : nil) else {
                text += part.text
                continue
            }
            if part.position == nil { next += 1 }
            switch part {
            case .literal: break
            case .specifier(_, let options, let letters):
                places.append(place)
                text += FormatPart.specifier(position: nil, options: options, letters: letters).text
            case .variable(_, let name, let number):
                guard depth < Self.deepest, let entry = number.flatMap(entries) ?? entry,
                    let variable = entry.variables[name]
                else {
                    text += "%%#@\(name)@"
                    continue
                }
                let value = argument(at: place)
                let chosen = entry.text(variable, for: value.isFloating ? value.floating : Double(value.integer))
                text += expand(FormatPart.parts(of: chosen), from: place, in: entry, &places, depth: depth + 1)
            }
        }
        return text
    }

    private func argument(at place: Int) -> HookArgument {
        argument((1...place).map { kinds[$0] ?? HookArgumentLongInteger })
    }

    /// Finds out what the arguments are, which is to be known to step over them.
    private mutating func collectKinds(of parts: [FormatPart], from first: Int, in entry: PluralEntry?, depth: Int = 0)
    {
        guard depth < Self.deepest else { return }
        var next = first
        for part in parts where part.takesArgument {
            let place = part.position ?? next
            if part.position == nil { next += 1 }
            switch part {
            case .literal: break
            case .specifier(_, _, let letters): kinds[place] = Self.kind(letters)
            case .variable(_, let name, let number):
                guard let entry = number.flatMap(entries) ?? entry, let variable = entry.variables[name] else {
                    continue
                }
                kinds[place] = Self.kind(variable.type)
                for text in variable.texts.values {
                    collectKinds(of: FormatPart.parts(of: text), from: place, in: entry, depth: depth + 1)
                }
            }
        }
    }

    private static func kind(_ letters: String) -> HookArgumentKind {
        switch letters.last {
        case "@", "s", "S", "p": HookArgumentPointer
        case "f", "F", "e", "E", "g", "G", "a", "A": HookArgumentDouble
        default: letters.count > 1 && !letters.hasPrefix("h") ? HookArgumentLongInteger : HookArgumentInteger
        }
    }
}
