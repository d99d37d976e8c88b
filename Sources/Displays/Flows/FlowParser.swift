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

    func steps(_ commands: Node.Sequence) throws(DisplayFailure) -> [Flow.Step] {
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

    private func command(_ node: Node) throws(DisplayFailure) -> any FlowCommand {
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

    private func command(_ name: String, at node: Node, argument: Node?) throws(DisplayFailure) -> any FlowCommand {
        guard let kind = FlowCommands.named(name) else {
            throw failure(
                at: node, "unknown command '\(name)'" + FlowArguments.guess(name, among: FlowCommands.names))
        }
        return try kind.init(FlowArguments(file: file, name: name, node: node, value: argument))
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
