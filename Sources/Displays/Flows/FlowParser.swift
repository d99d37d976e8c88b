import DisplayProtocol
import Foundation
import Yams

extension Flow {
    /// Reads a flow file: an optional header with `appId`, `---`, and a list of commands.
    package init(contentsOf file: URL, shownAs name: String) throws(DisplayFailure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
            throw .flow(file: name, line: nil, message: "no such file")
        }
        guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: file.path),
            let text = String(data: data, encoding: .utf8)
        else { throw .flow(file: name, line: nil, message: "cannot be read as UTF-8 text") }
        try self.init(text: text, file: name)
    }

    package init(text: String, file: String) throws(DisplayFailure) {
        self = try FlowParser(file: file).parse(text)
    }
}

/// Reads the YAML of a flow into commands, and says in which line it is wrong.
struct FlowParser {
    let file: String

    func parse(_ text: String) throws(DisplayFailure) -> Flow {
        let documents: [Node]
        do {
            documents = try Array(compose(text))
        } catch let error as YamlError {
            throw failure(at: error.line, error.reason)
        } catch {
            throw failure(at: nil, "not a YAML file")
        }
        guard let list = documents.last else { throw failure(at: nil, "the flow is empty") }
        guard documents.count <= 2 else { throw failure(at: documents[2], "a flow has a header and one list") }
        if documents.count == 2, documents[0].mapping == nil {
            throw failure(at: documents[0], "the header is not a map such as 'appId: com.example.app'")
        }
        guard let commands = list.sequence else {
            throw failure(at: list, "the commands are not a list, or '---' is missing between the header and them")
        }
        let header = documents.count == 2 ? documents[0].mapping : nil
        let date: Date? = if let header { try date(header) } else { nil }
        return Flow(file: file, steps: try steps(commands), date: date)
    }

    /// The day and time in the header, which YAML takes for a text as well as for a date.
    private func date(_ header: Node.Mapping) throws(DisplayFailure) -> Date? {
        guard let node = header["date"] else { return nil }
        guard let date = node.scalar.flatMap({ RunDate.parse($0.string) }) else {
            throw failure(at: node, "'date' is \(RunDate.format)")
        }
        return date
    }

    private func steps(_ commands: Node.Sequence) throws(DisplayFailure) -> [Flow.Step] {
        var steps: [Flow.Step] = []
        for node in commands { steps.append(.init(line: node.mark?.line ?? 1, command: try command(node))) }
        return steps
    }

    /// All documents, so that an error in the second is not lost.
    private func compose(_ text: String) throws -> [Node] {
        let parser = try Parser(yaml: text)
        var documents: [Node] = []
        while let node = try parser.nextRoot() { documents.append(node) }
        return documents
    }

    // MARK: Commands

    private static let names = [
        "launchApp", "tapOn", "doubleTapOn", "longPressOn", "swipe", "scroll", "assertVisible", "assertNotVisible",
        "takeScreenshot",
        "waitForAnimationToEnd", "wait", "extendedWaitUntil", "scrollUntilVisible", "repeat", "setAppearance",
        "setTextSize", "setOrientation", "inputText", "eraseText", "pressKey", "hideKeyboard",
    ]

    private func command(_ node: Node) throws(DisplayFailure) -> FlowCommand {
        if let name = node.scalar?.string {
            return try command(name, at: node, argument: nil)
        }
        guard let mapping = node.mapping, let entry = mapping.first, let name = entry.key.scalar?.string else {
            throw failure(at: node, "a command is a name, or a name with arguments such as 'tapOn: Menu'")
        }
        if mapping.count > 1 {
            throw failure(at: node, "'\(name)' is followed by more on the same level: indent its arguments")
        }
        return try command(name, at: entry.key, argument: entry.value)
    }

    private func command(_ name: String, at node: Node, argument: Node?) throws(DisplayFailure) -> FlowCommand {
        switch name {
        case "launchApp": return .launchApp
        case "tapOn": return .tapOn(try selector(argument, of: name, at: node, allowsPoint: true))
        case "doubleTapOn": return .doubleTapOn(try selector(argument, of: name, at: node, allowsPoint: true))
        case "longPressOn": return .longPressOn(try selector(argument, of: name, at: node, allowsPoint: true))
        case "assertVisible": return .assertVisible(try selector(argument, of: name, at: node, allowsPoint: false))
        case "assertNotVisible":
            return .assertNotVisible(try selector(argument, of: name, at: node, allowsPoint: false))
        case "swipe": return .swipe(try swipe(argument, at: node))
        case "scroll": return .scroll
        case "inputText", "eraseText", "pressKey", "hideKeyboard":
            return .type(try keys(argument, of: name, at: node), named: name)
        case "takeScreenshot": return .takeScreenshot(try screenshotName(argument, at: node))
        case "waitForAnimationToEnd":
            let values = try map(argument, of: name, at: node, keys: ["timeout"], isOptional: true)
            return .waitForAnimationToEnd(try milliseconds(values["timeout"], orElse: 15))
        case "wait":
            guard let argument else { throw failure(at: node, "'wait' needs a number of seconds") }
            return .wait(try number(argument, named: "wait"))
        case "extendedWaitUntil":
            let values = try map(
                argument, of: name, at: node, keys: ["visible", "notVisible", "timeout"], isOptional: false)
            guard let condition = try condition(values) else {
                throw failure(at: node, "'extendedWaitUntil' needs 'visible' or 'notVisible'")
            }
            return .extendedWaitUntil(condition, timeout: try milliseconds(values["timeout"], orElse: 15))
        case "scrollUntilVisible":
            return try scrollUntilVisible(argument, at: node)
        case "repeat":
            return try repetition(argument, at: node)
        case "setAppearance": return .setAppearance(try choice(argument, of: name, at: node))
        case "setTextSize": return .setTextSize(try choice(argument, of: name, at: node))
        case "setOrientation":
            guard let orientation = ScreenConfiguration.Orientation(named: argument?.scalar?.string ?? "") else {
                throw failure(
                    at: argument ?? node, "'setOrientation' is portrait, upsideDown, landscapeLeft or landscapeRight")
            }
            return .setOrientation(orientation)
        default:
            let nearest = nearestName(to: name, among: Self.names)
            throw failure(
                at: node, "unknown command '\(name)'" + (nearest.map { " (did you mean '\($0)'?)" } ?? ""))
        }
    }

    /// The keys of a command that types.
    private func keys(_ argument: Node?, of name: String, at node: Node) throws(DisplayFailure) -> [DisplayMessage.Key]
    {
        switch name {
        case "inputText":
            guard let text = argument?.scalar?.string, !text.isEmpty else {
                throw failure(at: argument ?? node, "'inputText' needs a text")
            }
            return [.text(text)]
        case "eraseText":
            // As Maestro does where no number is given.
            guard let argument, argument.scalar?.string.isEmpty != true else { return Self.backspaces(50) }
            guard let count = argument.int, (1...10000).contains(count) else {
                throw failure(at: argument, "'eraseText' needs a number of characters, from 1 to 10000")
            }
            return Self.backspaces(count)
        case "pressKey":
            let word = argument?.scalar?.string ?? ""
            switch word.lowercased() {
            case "enter": return [.enter]
            case "backspace": return [.backspace]
            default:
                let nearest = nearestName(to: word, among: ["Enter", "Backspace"])
                throw failure(
                    at: argument ?? node,
                    "'pressKey' is Enter or Backspace" + (nearest.map { " (did you mean '\($0)'?)" } ?? ""))
            }
        default: return [.hideKeyboard]
        }
    }

    private static func backspaces(_ count: Int) -> [DisplayMessage.Key] { Array(repeating: .backspace, count: count) }

    private func scrollUntilVisible(_ argument: Node?, at node: Node) throws(DisplayFailure) -> FlowCommand {
        let values = try map(
            argument, of: "scrollUntilVisible", at: node, keys: ["element", "direction", "timeout"], isOptional: false)
        guard let element = values["element"] else { throw failure(at: node, "'scrollUntilVisible' needs 'element'") }
        return .scrollUntilVisible(
            try selector(element, of: "element", at: element, allowsPoint: false),
            try values["direction"].map { value throws(DisplayFailure) in try direction(value) } ?? .down,
            timeout: try milliseconds(values["timeout"], orElse: 20))
    }

    private func repetition(_ argument: Node?, at node: Node) throws(DisplayFailure) -> FlowCommand {
        let values = try map(
            argument, of: "repeat", at: node, keys: ["times", "while", "commands"], isOptional: false)
        guard let commands = values["commands"]?.sequence else {
            throw failure(at: node, "'repeat' needs 'commands', a list")
        }
        var times: Int?
        if let value = values["times"] {
            guard let number = value.int, number >= 0 else {
                throw failure(at: value, "'times' is a whole number that is not negative")
            }
            times = number
        }
        var condition: FlowCommand.Condition?
        if let value = values["while"] {
            let parts = try map(value, of: "while", at: value, keys: ["visible", "notVisible"], isOptional: false)
            condition = try self.condition(parts)
        }
        guard times != nil || condition != nil else { throw failure(at: node, "'repeat' needs 'times' or 'while'") }
        return .repeat(times: times, while: condition, steps: try steps(commands))
    }

    private func condition(_ values: [String: Node]) throws(DisplayFailure) -> FlowCommand.Condition? {
        for (name, isVisible) in [("visible", true), ("notVisible", false)] {
            guard let node = values[name] else { continue }
            return .init(try selector(node, of: name, at: node, allowsPoint: false), isVisible: isVisible)
        }
        return nil
    }

    private func milliseconds(_ node: Node?, orElse seconds: Double) throws(DisplayFailure) -> Double {
        guard let node else { return seconds }
        return try number(node, named: "timeout") / 1000
    }

    private func direction(_ value: Node) throws(DisplayFailure) -> FlowCommand.Swipe.Direction {
        guard let direction = FlowCommand.Swipe.Direction(rawValue: value.scalar?.string.uppercased() ?? "") else {
            throw failure(at: value, "'direction' is UP, DOWN, LEFT or RIGHT")
        }
        return direction
    }

    private func screenshotName(_ argument: Node?, at node: Node) throws(DisplayFailure) -> String {
        var name = argument?.scalar?.string
        if argument?.mapping != nil {
            let values = try map(argument, of: "takeScreenshot", at: node, keys: ["path"], isOptional: false)
            name = values["path"]?.scalar?.string
        }
        guard var name, !name.isEmpty else { throw failure(at: node, "'takeScreenshot' needs a name") }
        if name.hasSuffix(".png") { name.removeLast(4) }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }) else {
            throw failure(at: node, "'takeScreenshot' needs a name that stays in the folder for screenshots")
        }
        return name
    }

    private func swipe(_ argument: Node?, at node: Node) throws(DisplayFailure) -> FlowCommand.Swipe {
        let values = try map(
            argument, of: "swipe", at: node, keys: ["start", "end", "direction", "from", "duration"], isOptional: false)
        var duration = 0.4
        if let value = values["duration"] { duration = try number(value, named: "duration") / 1000 }
        if let start = values["start"], let end = values["end"], values["direction"] == nil, values["from"] == nil {
            return .init(path: .points(start: try point(start), end: try point(end)), duration: duration)
        }
        guard let value = values["direction"], values["start"] == nil, values["end"] == nil else {
            throw failure(at: node, "'swipe' needs 'start' and 'end', or 'direction'")
        }
        let direction = try direction(value)
        let from = try values["from"].map { from throws(DisplayFailure) in
            try selector(from, of: "from", at: from, allowsPoint: false)
        }
        return .init(path: .direction(direction, from: from), duration: duration)
    }

    // MARK: Arguments

    /// One of a few words.
    private func choice<Choice>(
        _ argument: Node?, of command: String, at node: Node
    ) throws(DisplayFailure) -> Choice where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
        if let choice = argument?.scalar.flatMap({ Choice(rawValue: $0.string) }) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        let given = argument?.scalar?.string
        let nearest = given.flatMap { nearestName(to: $0, among: words) }
        throw failure(
            at: argument ?? node,
            "'\(command)' is one of \(words.joined(separator: ", "))"
                + (nearest.map { " (did you mean '\($0)'?)" } ?? ""))
    }

    private func selector(
        _ argument: Node?, of command: String, at node: Node, allowsPoint: Bool
    ) throws(DisplayFailure) -> ElementSelector {
        if let text = argument?.scalar?.string, !text.isEmpty { return ElementSelector(text: text) }
        let keys = ["text", "id", "index"] + (allowsPoint ? ["point"] : [])
        let values = try map(argument, of: command, at: node, keys: keys, isOptional: false)
        var selector = ElementSelector(text: values["text"]?.scalar?.string, id: values["id"]?.scalar?.string)
        if let index = values["index"] {
            guard let number = index.int, number >= 0 else {
                throw failure(at: index, "'index' is a whole number, counted from 0")
            }
            selector.index = number
        }
        selector.point = try values["point"].map { node throws(DisplayFailure) in try point(node) }
        guard selector.text != nil || selector.id != nil || selector.point != nil else {
            throw failure(at: node, "'\(command)' needs a text\(allowsPoint ? ", an id or a point" : " or an id")")
        }
        return selector
    }

    private func point(_ node: Node) throws(DisplayFailure) -> ScreenPoint {
        guard let point = ScreenPoint(node.scalar?.string ?? "") else {
            throw failure(at: node, "a point is '50%,50%' of the screen or 'x,y' in points")
        }
        return point
    }

    private func number(_ node: Node, named name: String) throws(DisplayFailure) -> Double {
        guard let number = node.float ?? node.int.map(Double.init), (0...86400).contains(number) else {
            throw failure(at: node, "'\(name)' needs a number that is not negative")
        }
        return number
    }

    private func map(
        _ argument: Node?, of command: String, at node: Node, keys: [String], isOptional: Bool
    ) throws(DisplayFailure) -> [String: Node] {
        guard let mapping = argument?.mapping else {
            if isOptional, argument == nil || argument?.scalar?.string.isEmpty == true { return [:] }
            throw failure(at: node, "'\(command)' needs \(keys.map { "'\($0)'" }.joined(separator: ", "))")
        }
        var result: [String: Node] = [:]
        for (key, value) in mapping {
            let name = key.scalar?.string ?? ""
            guard keys.contains(name) else {
                let nearest = nearestName(to: name, among: keys)
                throw failure(
                    at: key,
                    "'\(command)' has no '\(name)'" + (nearest.map { " (did you mean '\($0)'?)" } ?? ""))
            }
            result[name] = value
        }
        return result
    }

    private func failure(at node: Node, _ message: String) -> DisplayFailure {
        failure(at: node.mark?.line, message)
    }

    private func failure(at line: Int?, _ message: String) -> DisplayFailure {
        .flow(file: file, line: line, message: message)
    }
}

extension YamlError {
    /// The line that the error is about, counted from 1.
    fileprivate var line: Int? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        default: nil
        }
    }

    fileprivate var reason: String {
        switch self {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        case .duplicatedKeysInMapping: "a key is there twice"
        default: "not a YAML file"
        }
    }
}
