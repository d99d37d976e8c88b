internal import SwiftSyntax

/// A call of a method that a framework's protocol leaves to its classes, as `delegate?.tableView?(…)`.
///
/// Here the method belongs to the protocol, which has an own for the classes without one, and so is not asked for. What is asked
/// for is the object itself: whether it has the method.
struct OptionalCall {
    /// The function that gives the object if it has the method, else nil.
    static let function = "__objectiveCResponding"

    var name: String
    /// Of the arguments, "_" for those without.
    var labels: [String]
    var edits: [Edits.Edit]

    init?(_ node: FunctionCallExprSyntax, in scan: FileScan) {
        let mark: Range<Int>
        let called: ExprSyntax
        if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (called, mark) = (optional.expression, scan.range(optional.questionMark))
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (called, mark) = (forced.expression, scan.range(forced.exclamationMark))
        } else {
            return nil
        }
        guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
            !base.is(SuperExprSyntax.self)
        else { return nil }
        name = member.declName.baseName.text
        labels = node.arguments.map { $0.label?.text ?? "_" }
        guard node.trailingClosure == nil else { return nil }
        let isLabelled = labels.contains { $0 != "_" }
        guard isLabelled || Self.unlabelled.contains(name) else { return nil }
        edits = [Edits.Edit(range: mark, text: "")]
        // What is called for certain need not be asked for.
        guard !node.calledExpression.is(ForceUnwrapExprSyntax.self) else { return }
        let asked = labels.filter { $0 != "_" }.map { "\"\($0)\"" }.joined(separator: ", ")
        let end = ", \"\(name)\", [\(asked)])?"
        edits.append(Edits.Edit(range: scan.start(of: base), text: Self.function + "("))
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            edits.append(Edits.Edit(range: scan.range(chain.questionMark), text: end))
        } else {
            let offset = scan.range(base).upperBound
            edits.append(Edits.Edit(range: offset..<offset, text: end))
        }
    }

    /// The names of the frameworks' optional methods whose arguments have no labels, by which alone nothing tells them from
    /// a closure in a property.
    static let unlabelled: Set<String> = [
        "actionSheetCancel", "activityViewControllerPlaceholderItem", "alertViewCancel",
        "alertViewShouldEnableFirstOtherButton", "animationDidStart", "animationEnded", "applicationDidBecomeActive",
        "applicationDidEnterBackground", "applicationDidFinishLaunching", "applicationDidReceiveMemoryWarning",
        "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
        "collectionViewDidEndMultipleSelectionInteraction", "colorPickerViewControllerDidFinish",
        "colorPickerViewControllerDidSelectColor", "didDismissSearchController", "didPresent",
        "didPresentSearchController", "display", "documentInteractionControllerDidDismissOptionsMenu",
        "documentInteractionControllerViewControllerForPreview", "documentInteractionControllerWillPresentOptionsMenu",
        "documentPickerWasCancelled", "dynamicAnimatorDidPause", "dynamicAnimatorWillResume",
        "fontPickerViewControllerDidCancel", "fontPickerViewControllerDidPickFont", "gestureRecognizerShouldBegin",
        "imagePickerControllerDidCancel", "layerWillDraw", "locationManagerDidChangeAuthorization",
        "locationManagerDidPauseLocationUpdates", "locationManagerDidResumeLocationUpdates",
        "locationManagerShouldDisplayHeadingCalibration", "mapViewDidChangeVisibleRegion", "mapViewDidFinishLoadingMap",
        "mapViewDidStopLocatingUser", "mapViewWillStartLoadingMap", "mapViewWillStartLocatingUser",
        "mapViewWillStartRenderingMap", "navigationControllerPreferredInterfaceOrientationForPresentation",
        "navigationControllerSupportedInterfaceOrientations",
        "pageViewControllerPreferredInterfaceOrientationForPresentation",
        "pageViewControllerSupportedInterfaceOrientations", "popoverPresentationControllerDidDismissPopover",
        "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
        "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
        "printInteractionControllerDidFinishJob", "printInteractionControllerWillStartJob",
        "safariViewControllerDidFinish", "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
        "sceneWillEnterForeground", "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset",
        "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
        "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
        "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "searchBarBookmarkButtonClicked",
        "searchBarCancelButtonClicked", "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked",
        "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidBeginEditing",
        "searchBarTextDidEndEditing", "sessionDidBecomeInactive", "sessionDidDeactivate",
        "sessionReachabilityDidChange", "sessionWatchStateDidChange",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewControllerDidCollapse",
        "splitViewControllerDidExpand", "splitViewControllerSupportedInterfaceOrientations",
        "tabBarControllerPreferredInterfaceOrientationForPresentation",
        "tabBarControllerSupportedInterfaceOrientations", "tableViewDidEndMultipleSelectionInteraction",
        "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
        "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
        "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
        "textViewShouldBeginEditing", "textViewShouldEndEditing", "traitCollectionDidChange",
        "userActivityWasContinued", "userActivityWillSave", "webViewDidClose", "webViewWebContentProcessDidTerminate",
        "willDismissSearchController", "willPresent", "willPresentSearchController",
    ]
}

extension FileScan {
    fileprivate func start(of node: some SyntaxProtocol) -> Range<Int> {
        let offset = range(node).lowerBound
        return offset..<offset
    }

    /// The edits of its calls of optional methods, but for those that the module's own protocols and properties have.
    func optionalCallEdits(in index: ModuleIndex) -> [Edits.Edit] {
        optionalCalls.filter { !index.hasOptionalMember($0.name, labels: $0.labels) }.flatMap(\.edits)
    }
}

extension ModuleIndex {
    /// Whether a type of this module, or of one that it imports, has an optional method or a property that is called so.
    func hasOptionalMember(_ name: String, labels: [String]) -> Bool {
        let isLabelled = labels.contains { $0 != "_" }
        return types.contains { type in
            type.optionalRequirements.contains { requirement in
                guard requirement.name == name else { return false }
                if case .method(let parameters, _) = requirement.kind { return parameters.map(\.label) == labels }
                return true
            }
        }
            || !isLabelled
                && (types.map(\.body) + extensions.map(\.body)).contains {
                    $0.properties.contains { $0.name == name && !$0.isPlainValue }
                }
            || importedModules.contains { $0.hasOptionalMember(name, labels: labels) }
    }
}

extension Property {
    /// Whether the property is of a type that nobody can call, as what a double of a delegate answers.
    fileprivate var isPlainValue: Bool {
        ["Bool", "Int", "Float", "Double", "CGFloat", "String", "Date"].contains(type.map(TypeName.plain))
    }
}
