import DisplayProtocol
import Foundation
import Yams

extension FlowCommands {
    static let simulated: [any FlowCommand.Type] = [Simulate.self, Push.self]
}

/// Says what the device notices, under the name of a framework's subject: `simulate: {authentication: {matches: true}}`.
struct Simulate: FlowCommand {
    static let name = "simulate"
    let subjects: [String: JSONValue]

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        guard case .object(let subjects)? = arguments.json, !subjects.isEmpty else {
            throw arguments.failure("'simulate' needs a subject, such as 'authentication', with its values")
        }
        self.subjects = subjects
    }

    func perform(in run: FlowRun) throws {
        for (subject, values) in subjects.sorted(by: { $0.key < $1.key }) {
            if let problem = try run.target.simulate(subject, values) {
                throw run.failure("simulate \(subject): \(problem)")
            }
        }
    }
}

/// Lets a notification of a server arrive, as a file has it: `{"aps": {"alert": "Hello"}}`.
struct Push: FlowCommand {
    static let name = "push"
    let payload: JSONValue

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        guard let name = arguments.text, !name.isEmpty else {
            throw arguments.failure("'push' needs the name of a file with what the server sends")
        }
        let file = URL(fileURLWithPath: name, relativeTo: arguments.folder)
        guard let data = FileManager.default.contents(atPath: file.path),
            let payload = try? JSONDecoder().decode(JSONValue.self, from: data), case .object = payload
        else { throw arguments.valueFailure("\(file.path): there is no JSON object of what a server sends") }
        self.payload = payload
    }

    func perform(in run: FlowRun) throws {
        if let problem = try run.target.simulate("notifications", .object(["push": payload])) {
            throw run.failure("push: \(problem)")
        }
    }
}
