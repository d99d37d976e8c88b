/// A height that a sheet comes to rest at.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
    }

    private let height: Height

    /// About half of the screen.
    public static let medium = PresentationDetent(height: .medium)
    /// All of the screen.
    public static let large = PresentationDetent(height: .large)
    /// A part of the height that there is: from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }

    @MainActor var detent: UISheetPresentationController.Detent {
        switch height {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let part): .custom(identifier: .init("\(height)")) { part * $0.maximumDetentValue }
        case .points(let points): .custom(identifier: .init("\(height)")) { _ in points }
        }
    }
}

/// What views ask of the sheet that they are shown in.
struct SheetWishes {
    var detents: Set<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var isKept: Bool?

    /// Has a controller presented in such a sheet.
    @MainActor func apply(to controller: UIViewController) {
        if let isKept { controller.isModalInPresentation = isKept }
        guard let sheet = controller.sheetPresentationController else { return }
        if let detents {
            let wanted = detents.map(\.detent)
            if Set(wanted.map(\.identifier)) != Set(sheet.detents.map(\.identifier)) { sheet.detents = wanted }
        }
        // A sheet of several heights shows that it can be drawn.
        let isDrawn = dragIndicator == .automatic ? (detents?.count ?? 1) > 1 : dragIndicator == .visible
        if sheet.prefersGrabberVisible != isDrawn { sheet.prefersGrabberVisible = isDrawn }
        if let cornerRadius { sheet.preferredCornerRadius = cornerRadius }
    }
}

extension View {
    private func sheet(_ change: @escaping @MainActor (inout SheetWishes) -> Void) -> some View {
        bar { wishes, _ in
            var sheet = wishes.sheet ?? SheetWishes()
            change(&sheet)
            wishes.sheet = sheet
        }
    }

    /// Says at which heights the sheet that shows the view comes to rest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { sheet { $0.detents = detents } }

    /// Says whether the sheet that shows the view has a handle; as usual it has one where it has several heights.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheet { $0.dragIndicator = visibility }
    }

    /// Says how round the corners of the sheet that shows the view are; nil as usual.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheet { $0.cornerRadius = cornerRadius }
    }

    /// Says whether a finger may not draw the sheet away that shows the view.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { sheet { $0.isKept = isDisabled } }
}
