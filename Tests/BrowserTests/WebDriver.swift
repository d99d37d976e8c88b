import Foundation

/// A Chromium without a window, told what to do over the WebDriver protocol.
///
/// Nothing here sleeps: what takes its time is waited for in the page, by a script that answers when it has come.
final class WebDriver {
    struct Failure: Error, CustomStringConvertible { var description: String }

    /// How long the page may take for something to come, in seconds: generous, since it is not what is tested.
    static let patience = 90.0

    private let process = Process()
    private let base: String
    private var session = ""

    init(width: Int = 1280, height: Int = 800) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["chromedriver", "--port=0"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let lines = LineReader(output.fileHandleForReading)
        guard let rest = lines.first(after: "started successfully on port "),
            let port = Int(rest.prefix { $0.isNumber })
        else {
            process.terminate()
            throw Failure(description: "chromedriver does not start; 'make test' installs it. It said: \(lines.text)")
        }
        base = "http://127.0.0.1:\(port)"
        do {
            try begin(width: width, height: height)
        } catch {
            end()
            throw error
        }
    }

    private func begin(width: Int, height: Int) throws {
        let options: [String: Any] = [
            // Containers have neither the kernel's leave for a sandbox nor much shared memory.
            "args": [
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars",
                // What moves is hard to hit.
                "--force-prefers-reduced-motion",
                "--force-device-scale-factor=1", "--window-size=\(width),\(height)",
            ]
        ]
        let capabilities: [String: Any] = [
            "alwaysMatch": [
                "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
                "timeouts": ["script": Int(Self.patience * 1000) + 10_000],
            ] as [String: Any]
        ]
        let answer = try command("POST", "/session", ["capabilities": capabilities])
        guard let answer = answer as? [String: Any], let id = answer["sessionId"] as? String else {
            throw Failure(description: "chromedriver opened no session")
        }
        session = "/session/\(id)"
    }

    /// Closes the browser.
    func quit() {
        _ = try? command("DELETE", session)
        end()
    }

    private func end() {
        // Foundation gives a process a group of its own: a browser that outlives its driver goes with it.
        kill(-process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    @discardableResult
    private func command(_ method: String, _ path: String, _ parameters: [String: Any]? = nil) throws -> Any? {
        let body = try parameters.map { try JSONSerialization.data(withJSONObject: $0) }
        let reply = try HTTPExchange.send(method, base + path, body: body)
        let answer = try JSONSerialization.jsonObject(with: reply.body) as? [String: Any]
        guard reply.status == 200 else {
            let value = answer?["value"] as? [String: Any]
            throw Failure(description: "\(method) \(path): \(value?["message"] ?? "status \(reply.status)")")
        }
        return answer?["value"]
    }

    // MARK: Pages

    func open(_ address: String) throws { try command("POST", session + "/url", ["url": address]) }

    /// Runs a function's body in the page and returns its result.
    @discardableResult
    func run(_ script: String, _ arguments: Any...) throws -> Any? {
        try command("POST", session + "/execute/sync", ["script": script, "args": arguments])
    }

    /// Runs a function's body whose last argument is to be called with the result.
    func runAsync(_ script: String, _ arguments: Any...) throws -> Any? {
        try command("POST", session + "/execute/async", ["script": script, "args": arguments])
    }

    /// Runs the body of an asynchronous function, which may import the page's modules, and returns its result.
    func runModule(_ script: String) throws -> Any? {
        try runAsync(
            """
            const done = arguments[arguments.length - 1];
            (async () => { \(script) })().then(done, (error) => done(`threw ${error.stack}`));
            """)
    }

    /// Waits until an expression of the page is true, and returns its value.
    @discardableResult
    func wait(until expression: String, _ what: String) throws -> Any? {
        guard let value = try value(of: expression, within: Self.patience) else {
            throw Failure(description: "waited in vain: \(what)\n\(try situation())")
        }
        return value
    }

    /// The value of an expression of the page once it is true; nil if that takes longer than so many seconds.
    private func value(of expression: String, within seconds: Double) throws -> Any? {
        let script = """
            const done = arguments[arguments.length - 1];
            const start = performance.now();
            const look = () => {
              const value = (() => { return \(expression); })();
              if (value) return done(value);
              if (performance.now() - start > \(Int(seconds * 1000))) return done(null);
              setTimeout(look, 20);
            };
            look();
            """
        let value = try runAsync(script)
        return value is NSNull ? nil : value
    }

    /// What the page shows, for the report of a failure.
    private func situation() throws -> String {
        let elements = try run(
            """
            return [...document.querySelectorAll("[data-element], .sheet, .app-state")]
              .map((e) => `${e.tagName} ${e.getAttribute("role") ?? ""} "${e.getAttribute("aria-label") ?? e.textContent}" ${e.value ?? ""}`)
              .join("\\n");
            """)
        return "\(elements ?? "")\n\(errors().joined(separator: "\n"))"
    }

    /// What went wrong in the page since it was asked last.
    func errors() -> [String] {
        let entries = (try? command("POST", session + "/se/log", ["type": "browser"])) as? [[String: Any]] ?? []
        return entries.filter { $0["level"] as? String == "SEVERE" }.compactMap { $0["message"] as? String }
    }

    // MARK: Elements

    /// An element that assistive technology sees.
    struct Element {
        var id: String
    }

    private func elements(_ selector: String) throws -> [Element] {
        let found = try command("POST", session + "/elements", ["using": "css selector", "value": selector])
        return (found as? [[String: String]] ?? []).compactMap { $0.values.first.map(Element.init) }
    }

    /// The element of a role and a name, both as the browser computes them for assistive technology.
    func element(role: String, name: String) throws -> Element {
        try wait(until: Self.marks(name), "an element named \(name)")
        if let element = try find(role: role, name: name) { return element }
        throw Failure(description: "no \(role) named \(name)\n\(try situation())")
    }

    private static let marked = "[data-test-candidate]"

    /// An expression that marks what may have a name, and is true if there is anything.
    private static func marks(_ name: String) -> String {
        """
        (() => {
          const name = \(quoted(name));
          const all = [...document.querySelectorAll("button, [role], input, textarea, h2")].filter((element) =>
            [element.getAttribute("aria-label"), element.textContent].includes(name));
          document.querySelectorAll("\(marked)").forEach((old) => old.removeAttribute("data-test-candidate"));
          all.forEach((element) => element.setAttribute("data-test-candidate", ""));
          return all.length > 0;
        })()
        """
    }

    /// The element of a role and a name, if there is one now.
    private func find(role: String, name: String) throws -> Element? {
        // The page's own way of saying so is only the first sieve; the browser's accessibility tree decides.
        guard try run("return \(Self.marks(name));") as? Bool == true else { return nil }
        for element in try elements(Self.marked) {
            guard let itsRole = try command("GET", session + "/element/\(element.id)/computedrole") as? String,
                let itsName = try command("GET", session + "/element/\(element.id)/computedlabel") as? String
            else { continue }
            if itsRole == role, itsName == name { return element }
        }
        return nil
    }

    /// Clicks with the mouse, where the element is.
    func click(_ element: Element) throws { try command("POST", session + "/element/\(element.id)/click", [:]) }

    func click(_ role: String, _ name: String) throws { try click(try element(role: role, name: name)) }

    /// Clicks until something comes of it, as a person does: views take no touches while they are animated.
    func click(_ role: String, _ name: String, until expression: String, _ what: String) throws {
        let start = ContinuousClock.now
        try click(role, name)
        while try value(of: expression, within: 2) == nil {
            guard ContinuousClock.now - start < .seconds(Self.patience) else {
                throw Failure(description: "clicked in vain: \(what)\n\(try situation())")
            }
            // It may go while it is looked for: what it was clicked for has come then.
            if let element = try? find(role: role, name: name) { try? click(element) }
        }
    }

    // MARK: Input

    /// Presses keys one after the other, wherever the focus is, perhaps while another is held down.
    func press(_ keys: String, holding held: Character? = nil) throws {
        var actions = keys.flatMap { key in ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] } }
        if let held {
            actions.insert(["type": "keyDown", "value": String(held)], at: 0)
            actions.append(["type": "keyUp", "value": String(held)])
        }
        try perform(["type": "key", "id": "keyboard", "actions": actions])
    }

    /// Turns the wheel over a point of the page, in its pixels.
    func scroll(atX x: Int, y: Int, by delta: Int) throws {
        try perform([
            "type": "wheel", "id": "wheel",
            "actions": [
                [
                    "type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": delta, "duration": 0,
                    "origin": "viewport",
                ] as [String: Any]
            ],
        ])
    }

    private func perform(_ source: [String: Any]) throws {
        try command("POST", session + "/actions", ["actions": [source]])
    }

    /// Says something in the browser's own protocol, for what WebDriver has no words for, such as input methods.
    func browser(_ name: String, _ parameters: [String: Any]) throws {
        try command("POST", session + "/goog/cdp/execute", ["cmd": name, "params": parameters])
    }

    static func quoted(_ text: String) -> String {
        guard let data = try? JSONEncoder().encode(text) else { return "\"\"" }
        return String(decoding: data, as: UTF8.self)
    }
}
