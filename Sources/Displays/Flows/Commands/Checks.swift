extension FlowCommands {
    static let checks: [any FlowCommand.Type] = [AssertVisible.self, AssertNotVisible.self]
}

struct AssertVisible: FlowCommand {
    static let name = "assertVisible"
    let selector: ElementSelector
    init(_ selector: ElementSelector) { self.selector = selector }

    init(_ arguments: FlowArguments) throws(DisplayFailure) { selector = try arguments.selector() }

    func perform(in run: FlowRun) throws { _ = try run.element(selector, for: Self.name) }
}

struct AssertNotVisible: FlowCommand {
    static let name = "assertNotVisible"
    let selector: ElementSelector
    init(_ selector: ElementSelector) { self.selector = selector }

    init(_ arguments: FlowArguments) throws(DisplayFailure) { selector = try arguments.selector() }

    func perform(in run: FlowRun) throws {
        if let element = selector.matches(in: try run.visibleElements()).choose(selector.index) {
            throw run.failure("assertNotVisible \(selector): it is on the screen at \(element.place)")
        }
    }
}
