import CoreGraphics
import Foundation

/// What is said over the screen while there is no app to see: how far it is, or why it is gone.
enum StatusCard: Equatable {
    /// Nothing can be shown yet.
    case progress(title: String)
    /// The app runs on below, and a new make of it comes.
    case badge(String)
    case message(Message)
    case errors([BuildError], canDismiss: Bool)

    struct Message: Equatable {
        var title: String
        var isBad = false
        var text: String?
        /// Where it happened, as `file:line`.
        var place: String?
        /// The app's own functions on the stack, innermost first.
        var stack: [String] = []
        /// What keys do.
        var hint: String?
    }

    /// Whether the screen below is dimmed.
    var dims: Bool {
        switch self {
        case .badge, .progress: false
        case .message, .errors: true
        }
    }

    /// Whether something moves while it is shown.
    var isAnimated: Bool {
        switch self {
        case .badge, .progress: true
        case .message, .errors: false
        }
    }

    /// Draws the card over the screen, everything in points of the desktop.
    ///
    /// - Parameter step: How far the spinner has turned, in twelfths.
    func draw(
        in context: CGContext, screen: CGRect, cornerRadius: CGFloat, theme: OverlayTheme, step: Int, unit: Double
    ) {
        if dims {
            context.setFillColor(theme.scrim)
            context.fill(RoundedRect(screen, radius: cornerRadius, isContinuous: true))
        }
        switch self {
        case .progress(let title): Self.drawProgress(title, context, screen, theme, step, unit)
        case .badge(let title): Self.drawBadge(title, context, screen, theme, step, unit)
        case .message(let message):
            CardContents(message, width: Self.width(screen), theme: theme, unit: unit).draw(in: context, within: screen)
        case .errors(let errors, let canDismiss):
            CardContents(
                errors, canDismiss: canDismiss, width: Self.width(screen), height: screen.height - 40, theme: theme,
                unit: unit
            ).draw(in: context, within: screen)
        }
    }

    private static func width(_ screen: CGRect) -> CGFloat { max(160, min(screen.width - 28, 560)) }

    private static func drawProgress(
        _ title: String, _ context: CGContext, _ screen: CGRect, _ theme: OverlayTheme, _ step: Int, _ unit: Double
    ) {
        let text = OverlayText(size: 14, weight: .medium, alignment: .center)
            .layout(title, width: screen.width - 32, unit: unit)
        let top = screen.midY - (28 + 14 + text.size.height) / 2
        context.drawSpinner(
            at: CGPoint(x: screen.midX, y: top + 14), radius: 13, step: step, color: theme.secondaryText)
        context.draw(text, at: CGPoint(x: screen.minX + 16, y: (top + 42).rounded()), color: theme.secondaryText)
    }

    private static func drawBadge(
        _ title: String, _ context: CGContext, _ screen: CGRect, _ theme: OverlayTheme, _ step: Int, _ unit: Double
    ) {
        let text = OverlayText(size: 13, weight: .medium).layout(title, unit: unit)
        let width = text.size.width + 50
        let area = CGRect(x: (screen.midX - width / 2).rounded(), y: screen.maxY - 74, width: width, height: 32)
        context.drawPanel(area, theme: theme, radius: 16)
        context.drawSpinner(
            at: CGPoint(x: area.minX + 20, y: area.midY), radius: 7, step: step, color: theme.secondaryText)
        context.draw(
            text, at: CGPoint(x: area.minX + 35, y: (area.midY - text.size.height / 2).rounded()), color: theme.text)
    }
}

extension CGContext {
    /// Twelve spokes, the foremost the darkest.
    func drawSpinner(at center: CGPoint, radius: CGFloat, step: Int, color: CGColor) {
        saveGState()
        translateBy(x: center.x, y: center.y)
        rotate(by: CGFloat(step % 12) * .pi / 6)
        for spoke in 0..<12 {
            setFillColor(color.copy(alpha: 0.15 + 0.85 * CGFloat(spoke) / 11) ?? color)
            fill(
                RoundedRect(
                    CGRect(x: -radius * 0.09, y: -radius, width: radius * 0.18, height: radius * 0.5),
                    radius: radius * 0.09))
            rotate(by: .pi / 6)
        }
        restoreGState()
    }
}
