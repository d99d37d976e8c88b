internal import SwiftSyntax

/// A call of Grand Central Dispatch's functions as Swift 2 had them, and what it is today (SE-0088).
struct DispatchCall {
    let old: String
    let new: String
    let edits: [Edits.Edit]
    /// Whether nothing of the call is left to look into.
    let isWhole: Bool

    init?(_ call: FunctionCallExprSyntax) {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        let arguments = Array(call.arguments)
        func range(_ node: some SyntaxProtocol) -> Range<Int> { node.bytes }
        if let queue = Self.queue(ExprSyntax(call)) {
            (old, new, isWhole) = (name, queue, true)
            edits = [.init(range: range(call), text: queue)]
            return
        }
        switch (name, arguments.count) {
        case ("dispatch_after", 2...3):
            let queue = Self.queue(arguments[1].expression) ?? arguments[1].expression.trimmedDescription
            (old, new, isWhole) = ("dispatch_after", "asyncAfter(deadline:)", false)
            let next = arguments.count == 3 ? range(arguments[2]).lowerBound : range(arguments[1]).upperBound
            edits = [
                .init(range: range(call.calledExpression), text: "\(queue).asyncAfter"),
                .init(
                    range: range(arguments[0]).lowerBound..<range(arguments[0]).lowerBound, text: "deadline: "),
                .init(
                    range: range(arguments[0].expression).upperBound..<next,
                    text: arguments.count == 3 ? ", execute: " : ""),
            ]
        case ("dispatch_time", 2) where arguments[0].expression.trimmedDescription == "DISPATCH_TIME_NOW":
            (old, new, isWhole) = ("dispatch_time", "DispatchTime.now()", false)
            edits = [
                .init(
                    range: range(call.calledExpression), text: "DispatchTime.now() + DispatchTimeInterval.nanoseconds"),
                .init(range: range(arguments[0]).lowerBound..<range(arguments[1]).lowerBound, text: "Int("),
                .init(range: range(call).upperBound..<range(call).upperBound, text: ")"),
            ]
        default: return nil
        }
    }

    /// Today's name of a queue that a function gave.
    private static func queue(_ expression: ExprSyntax) -> String? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        let arguments = call.arguments.map(\.expression.trimmedDescription)
        switch (name, arguments.count) {
        case ("dispatch_get_main_queue", 0): return "DispatchQueue.main"
        case ("dispatch_get_global_queue", 2):
            let quality = qualities.first { arguments[0].contains($0.key) }?.value
            return "DispatchQueue.global(\(quality.map { "qos: .\($0)" } ?? ""))"
        case ("dispatch_queue_create", 2):
            let attributes = arguments[1].contains("CONCURRENT") ? ", attributes: .concurrent" : ""
            return "DispatchQueue(label: \(arguments[0])\(attributes))"
        default: return nil
        }
    }

    private static let qualities: KeyValuePairs = [
        "USER_INTERACTIVE": "userInteractive", "USER_INITIATED": "userInitiated", "UTILITY": "utility",
        "PRIORITY_BACKGROUND": "background", "CLASS_BACKGROUND": "background", "PRIORITY_HIGH": "userInitiated",
        "PRIORITY_LOW": "utility",
    ]
}
