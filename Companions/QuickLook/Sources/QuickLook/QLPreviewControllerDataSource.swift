import Foundation
import UIKit

/// Has the files that are looked at.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// The number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// The file of a number.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// How a file may be changed.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

/// Hears what becomes of a controller. All of it is optional.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    /// The controller is about to go.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// The controller has gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Whether a link in a file is followed.
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    /// The view that a file seems to come out of.
    func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
    /// How a file may be changed.
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    /// True.
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    /// Nil: the file comes as any controller does.
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
    /// Not at all.
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
}
