import Foundation
import UIKit

/// Whether a widget has something new.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }

/// How much room a widget has.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// A widget of the Today view. All of it is optional.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
    /// Brings the widget up to date.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// The widget has another room.
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    /// The margins of the widget, as before iOS 10.
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    /// Says that there is nothing new.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    /// Does nothing.
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
    /// The margins as they are.
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
}
