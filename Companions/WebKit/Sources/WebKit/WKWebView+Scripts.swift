import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

extension WKWebView {
    /// Runs a script in the page and gives the value of its last expression.
    ///
    /// - Parameter completionHandler: Gets the value, as a number, text, list or dictionary, or a `WKError`.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        client.run(PageScript(source: javaScriptString)) { completionHandler?($0.value, $0.error) }
    }

    /// Runs a script in the page and returns the value of its last expression.
    @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await value(of: PageScript(source: javaScriptString))
    }

    /// Runs a script in a frame and a world of objects; the frame is always the main one.
    ///
    /// - Parameter completionHandler: Gets the value or a `WKError`.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        client.run(PageScript(source: javaScript, world: contentWorld.engineName)) { completionHandler?($0.result) }
    }

    /// Runs a script in a frame and a world of objects; the frame is always the main one.
    @discardableResult public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await value(of: PageScript(source: javaScript, world: contentWorld.engineName))
    }

    /// Runs the body of an asynchronous function in the page and gives what it returns.
    ///
    /// - Parameters:
    ///   - arguments: What the function gets, by name.
    ///   - completionHandler: Gets the value or a `WKError`.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        do {
            let script = try PageScript(functionBody, arguments, contentWorld)
            client.run(script) { completionHandler?($0.result) }
        } catch {
            soon { completionHandler?(.failure(error)) }
        }
    }

    /// Runs the body of an asynchronous function in the page and returns what it returns.
    @discardableResult public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { try await value(of: PageScript(functionBody, arguments, contentWorld)) }

    private func value(of script: PageScript) async throws -> Any? {
        let outcome = try await TaskWait<ScriptOutcome>.value { wait in
            client.run(script) { wait.resume(with: .success($0)) }
        }
        if let error = outcome.error { throw error }
        return outcome.value
    }
}

/// What came of a script.
struct ScriptOutcome: @unchecked Sendable {
    var value: Any?
    var error: WKError?

    /// A script without a value is a success all the same.
    var result: Result<Any, any Error> { error.map { .failure($0) } ?? .success(value ?? NSNull()) }

    init(_ result: Result<PageValue, PageScriptFailure>) {
        switch result {
        case .success(.undefined): break
        case .success(.unsupported):
            error = WKError(
                .javaScriptResultTypeIsUnsupported,
                [NSLocalizedDescriptionKey: "JavaScript execution returned a result of an unsupported type"])
        case .success(.json(let text)): value = JSONText.value(text)
        case .failure(let failure):
            var info: [String: Any] = [
                NSLocalizedDescriptionKey: "A JavaScript exception occurred",
                "WKJavaScriptExceptionMessage": failure.message,
                "WKJavaScriptExceptionLineNumber": failure.line,
                "WKJavaScriptExceptionColumnNumber": 0,
            ]
            if let source = failure.source.flatMap(URL.init(string:)) {
                info["WKJavaScriptExceptionSourceURL"] = source
            }
            error = WKError(.javaScriptExceptionOccurred, info)
        }
    }
}

/// Values between the app and the scripts of a page.
enum JSONText {
    /// The value of a JSON text; nil where the text is none.
    static func value(_ text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }

    /// The JSON text of a value; nil for values that scripts have not. No value is `null`.
    static func text(_ value: Any?) -> String? {
        guard let value else { return "null" }
        if let date = value as? Date { return "new Date(\(date.timeIntervalSince1970 * 1000))" }
        guard JSONSerialization.isValidJSONObject([value]),
            let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}

extension PageScript {
    @MainActor fileprivate init(_ body: String, _ arguments: [String: Any], _ world: WKContentWorld) throws {
        var texts: [String: String] = [:]
        for (name, value) in arguments {
            guard let text = JSONText.text(value) else {
                throw WKError(
                    .unknown,
                    [NSLocalizedDescriptionKey: "The argument '\(name)' has a type that JavaScript has not"])
            }
            texts[name] = text
        }
        self.init(source: body, arguments: texts, world: world.engineName)
    }
}
