import Foundation

/// The measures of alerts and action sheets, in points, and their colours.
@MainActor enum AlertMetrics {
    static let alertWidth: CGFloat = 270
    static let popoverWidth: CGFloat = 304
    static let alertRadius: CGFloat = 14
    static let sheetRadius: CGFloat = 14
    static let alertRow: CGFloat = 44
    static let sheetRow: CGFloat = 57
    /// Around an action sheet, and between its two parts.
    static let sheetMargin: CGFloat = 8
    static let sideInset: CGFloat = 16
    static let fieldHeight: CGFloat = 30

    static let fill = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 37 / 255, green: 37 / 255, blue: 38 / 255, alpha: 1)
            : UIColor(red: 239 / 255, green: 240 / 255, blue: 239 / 255, alpha: 1)
    }
    static let cancelFill = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
    static let line = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 70 / 255, green: 70 / 255, blue: 73 / 255, alpha: 1)
            : UIColor(red: 177 / 255, green: 177 / 255, blue: 175 / 255, alpha: 1)
    }
    static let highlight = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1)
    }
    static let shade = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    static let fieldFill = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 28 / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
}
