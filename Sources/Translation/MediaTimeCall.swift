internal import SwiftSyntax

/// Calls of Foundation's timers and of Dispatch's delays, which here follow the clock of animations.
///
/// UIKit declares the like of them under labels of its own, because a call that fits Foundation's as well would be ambiguous.
struct MediaTimeCall {
    /// Where the label begins that tells the two apart.
    var label: Int
    /// A declaration of this name in the module means that the call is not Foundation's.
    var name: String

    /// Put before the label.
    static let prefix = "__"

    init?(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "" }
        guard let called = Callee(node.calledExpression), let first = node.arguments.first else { return nil }
        switch called {
        case .timer where Self.fits(labels, ["timeInterval", "repeats"], "block"),
            .timer where Self.fits(labels, ["fire", "interval", "repeats"], "block"),
            .scheduledTimer where Self.fits(labels, ["withTimeInterval", "repeats"], "block"):
            name = "Timer"
        case .asyncAfter where labels == ["deadline", "execute"] || labels == ["wallDeadline", "execute"]:
            // A closure finds its way by itself.
            guard node.arguments.last?.expression.is(ClosureExprSyntax.self) == false else { return nil }
            name = "asyncAfter"
        default: return nil
        }
        guard let label = first.label else { return nil }
        self.label = label.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Whether the labels are those, and the block is there too or trails.
    private static func fits(_ labels: [String], _ expected: [String], _ block: String) -> Bool {
        labels == expected || labels == expected + [block]
    }

    private enum Callee {
        case timer, scheduledTimer, asyncAfter

        init?(_ expression: ExprSyntax) {
            if Self.isTimer(expression) {
                self = .timer
                return
            }
            guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
            let isOfTimer = member.base.map(Self.isTimer) ?? true
            switch member.declName.baseName.text {
            case "init" where isOfTimer: self = .timer
            case "scheduledTimer" where isOfTimer: self = .scheduledTimer
            case "asyncAfter": self = .asyncAfter
            default: return nil
            }
        }

        /// `Timer` or `Foundation.Timer`.
        private static func isTimer(_ expression: ExprSyntax) -> Bool {
            if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "Timer" }
            guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
            let base = member.base?.as(DeclReferenceExprSyntax.self)
            return member.declName.baseName.text == "Timer" && base?.baseName.text == "Foundation"
        }
    }
}

extension FileScan {
    /// The edits that its calls take, but for those of what the module declares itself.
    func mediaTimeEdits(own: Set<String>) -> [Edits.Edit] {
        mediaTimeCalls.filter { !own.contains($0.name) }.map {
            Edits.Edit(range: $0.label..<$0.label, text: MediaTimeCall.prefix)
        }
    }
}
