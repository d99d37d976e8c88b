import DisplayProtocol
import Foundation
import Yams

/// What a flow file says to a command, or under one of its keys, and where.
package struct FlowArguments {
    private let file: String
    /// The command's name, or the key.
    let name: String
    private let node: Node
    private let value: Node?

    /// - Parameters:
    ///   - node: Where the name stands.
    ///   - value: What follows it.
    init(file: String, name: String, node: Node, value: Node?) {
        self.file = file
        self.name = name
        self.node = node
        self.value = value
    }

    /// What is wrong with the command.
    func failure(_ message: String) -> DisplayFailure { failure(at: node, message) }

    /// What is wrong with what follows the name.
    func valueFailure(_ message: String) -> DisplayFailure { failure(at: value ?? node, message) }

    private func failure(at node: Node, _ message: String) -> DisplayFailure {
        .flow(file: file, line: node.mark?.line, message: message)
    }

    // MARK: One value

    /// Whether nothing follows the name.
    var isAbsent: Bool { value == nil }
    /// Whether nothing follows the name, or an empty text.
    var isEmpty: Bool { value == nil || value?.scalar?.string.isEmpty == true }
    var isMap: Bool { value?.mapping != nil }
    var isList: Bool { value?.sequence != nil }

    var text: String? { value?.scalar?.string }

    /// The folder that the flow's file is in.
    var folder: URL { URL(fileURLWithPath: file).deletingLastPathComponent() }

    /// All that follows the name, as JSON has it; nil for nothing.
    var json: JSONValue? { value.map(Self.json) }

    private static func json(_ node: Node) -> JSONValue {
        if let mapping = node.mapping {
            return .object(
                Dictionary(
                    mapping.map { ($0.key.scalar?.string ?? "", json($0.value)) }, uniquingKeysWith: { $1 }))
        }
        if let sequence = node.sequence { return .array(sequence.map(json)) }
        // A text in quotes stays a text.
        guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else {
            return .string(node.scalar?.string ?? "")
        }
        if let bool = node.bool { return .bool(bool) }
        if let number = node.float ?? node.int.map(Double.init) { return .number(number) }
        return node.null != nil ? .null : .string(scalar.string)
    }

    /// The texts of a list; nil for anything else.
    var texts: [String]? {
        guard let items = value?.sequence else { return nil }
        let texts = items.compactMap { $0.scalar?.string }
        return texts.count == items.count ? texts : nil
    }

    var integer: Int? { value?.int }

    /// A number that is not negative and less than a day of seconds.
    func number() throws(DisplayFailure) -> Double {
        guard let number = value?.float ?? value?.int.map(Double.init), (0...86400).contains(number) else {
            throw valueFailure("'\(name)' needs a number that is not negative")
        }
        return number
    }

    /// A number of milliseconds, in seconds.
    func milliseconds() throws(DisplayFailure) -> Double { try number() / 1000 }

    func point() throws(DisplayFailure) -> ScreenPoint {
        guard let point = ScreenPoint(text ?? "") else {
            throw valueFailure("a point is '50%,50%' of the screen or 'x,y' in points")
        }
        return point
    }

    /// One of a few words.
    func choice<Choice>() throws(DisplayFailure) -> Choice
    where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
        if let choice = text.flatMap(Choice.init(rawValue:)) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        throw valueFailure("'\(name)' is one of \(words.joined(separator: ", "))" + Self.guess(text, among: words))
    }

    /// The name that was probably meant, as the end of a message.
    static func guess(_ name: String?, among names: [String]) -> String {
        name.flatMap { nearestName(to: $0, among: names) }.map { " (did you mean '\($0)'?)" } ?? ""
    }

    // MARK: Several values

    /// What stands under each of the keys.
    ///
    /// - Parameter isOptional: Whether there may be nothing at all.
    func map(_ keys: [String], isOptional: Bool = false) throws(DisplayFailure) -> [String: FlowArguments] {
        guard let mapping = value?.mapping else {
            if isOptional, isEmpty { return [:] }
            throw failure("'\(name)' needs \(keys.map { "'\($0)'" }.joined(separator: ", "))")
        }
        var result: [String: FlowArguments] = [:]
        for (key, value) in mapping {
            let word = key.scalar?.string ?? ""
            guard keys.contains(word) else {
                throw failure(at: key, "'\(name)' has no '\(word)'" + Self.guess(word, among: keys))
            }
            result[word] = FlowArguments(file: file, name: word, node: value, value: value)
        }
        return result
    }

    func selector(allowsPoint: Bool = false) throws(DisplayFailure) -> ElementSelector {
        if let text, !text.isEmpty { return ElementSelector(text: text) }
        let values = try map(["text", "id", "index"] + (allowsPoint ? ["point"] : []))
        var selector = ElementSelector(text: values["text"]?.text, id: values["id"]?.text)
        if let index = values["index"] {
            guard let number = index.integer, number >= 0 else {
                throw index.failure("'index' is a whole number, counted from 0")
            }
            selector.index = number
        }
        if let point = values["point"] { selector.point = try point.point() }
        guard selector.text != nil || selector.id != nil || selector.point != nil else {
            throw failure("'\(name)' needs a text\(allowsPoint ? ", an id or a point" : " or an id")")
        }
        return selector
    }

    /// The steps of a list of commands.
    func steps() throws(DisplayFailure) -> [Flow.Step] {
        guard let commands = value?.sequence else { throw failure("'\(name)' is a list") }
        return try FlowParser(file: file).steps(commands)
    }
}

extension [String: FlowArguments] {
    /// The condition under `visible` or `notVisible`; nil if there is none.
    func condition() throws(DisplayFailure) -> ScreenCondition? {
        if let visible = self["visible"] { return ScreenCondition(try visible.selector(), isVisible: true) }
        if let hidden = self["notVisible"] { return ScreenCondition(try hidden.selector(), isVisible: false) }
        return nil
    }

    /// What stands under `timeout`, in seconds.
    func timeout(orElse seconds: Double) throws(DisplayFailure) -> Double {
        guard let timeout = self["timeout"] else { return seconds }
        return try timeout.milliseconds()
    }
}
