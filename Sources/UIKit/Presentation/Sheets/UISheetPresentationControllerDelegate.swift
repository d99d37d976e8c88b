import Foundation

/// Hears of a sheet's detents, besides what the delegate of any presentation hears.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// A person moved the sheet to another detent. Not called for changes in code.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
