/// Selectors of framework methods whose Swift names were shortened on import, so that no rule finds them.
enum ImportedSelectors {
    /// The selector for a full Swift name such as `dismiss(animated:completion:)`.
    static func selector(_ signature: String) -> String? {
        if let known = table[signature] { return known }
        return signature.hasSuffix("()") ? String(signature.dropLast(2)) : nil
    }

    /// The selector of a method that shares its full Swift name with others, whose parameters have other types.
    static func selector(_ signature: String, types: [String]) -> String? {
        guard let known = overloads[signature] else { return selector(signature) }
        return types.lazy.compactMap { known[TypeName.plain($0)] }.first
    }

    /// Whether several methods of frameworks have the full Swift name. A class that has two of them can only have them for the
    /// frameworks' sake, since their selectors would be one otherwise.
    static func isOverloaded(_ signature: String) -> Bool { overloads[signature] != nil }

    /// The selectors of every method with this base name.
    static func selectors(baseName: String) -> [String] {
        byBaseName[baseName] ?? []
    }

    /// Whether a method is one of a delegate's that is asked for by name where a proxy stands before the delegate.
    static func isAskedForByName(_ signature: String) -> Bool {
        ["gestureRecognizer", "scrollView", "textField", "textView", "viewForZooming("].contains(
            where: signature.hasPrefix)
            && (table[signature] ?? overloads[signature]?.values.first) != nil
    }

    /// Objective-C's name of a framework class's own property, such as `UIApplication.shared`.
    static func classProperty(_ name: String) -> String? { classProperties[name] }

    private static let classProperties = [
        "UIApplication.shared": "sharedApplication", "UIScreen.main": "mainScreen",
        "UIDevice.current": "currentDevice", "UIPasteboard.general": "generalPasteboard",
    ]

    /// Objective-C's names of methods that Swift tells apart by a parameter's type alone.
    private static let overloads: [String: [String: String]] = [
        "textView(_:shouldInteractWith:in:interaction:)": [
            "URL": "textView:shouldInteractWithURL:inRange:interaction:",
            "NSTextAttachment": "textView:shouldInteractWithTextAttachment:inRange:interaction:",
        ],
        "textView(_:shouldInteractWith:in:)": [
            "URL": "textView:shouldInteractWithURL:inRange:",
            "NSTextAttachment": "textView:shouldInteractWithTextAttachment:inRange:",
        ],
        "gestureRecognizer(_:shouldReceive:)": [
            "UITouch": "gestureRecognizer:shouldReceiveTouch:",
            "UIPress": "gestureRecognizer:shouldReceivePress:",
            "UIEvent": "gestureRecognizer:shouldReceiveEvent:",
        ],
        "webView(_:decidePolicyFor:decisionHandler:)": [
            "WKNavigationAction": "webView:decidePolicyForNavigationAction:decisionHandler:",
            "WKNavigationResponse": "webView:decidePolicyForNavigationResponse:decisionHandler:",
        ],
        "mapView(_:didSelect:)": [
            "MKAnnotationView": "mapView:didSelectAnnotationView:", "MKAnnotation": "mapView:didSelectAnnotation:",
        ],
        "mapView(_:didDeselect:)": [
            "MKAnnotationView": "mapView:didDeselectAnnotationView:", "MKAnnotation": "mapView:didDeselectAnnotation:",
        ],
        "peripheral(_:didUpdateValueFor:error:)": [
            "CBCharacteristic": "peripheral:didUpdateValueForCharacteristic:error:",
            "CBDescriptor": "peripheral:didUpdateValueForDescriptor:error:",
        ],
        "peripheral(_:didWriteValueFor:error:)": [
            "CBCharacteristic": "peripheral:didWriteValueForCharacteristic:error:",
            "CBDescriptor": "peripheral:didWriteValueForDescriptor:error:",
        ],
    ]

    private static let byBaseName: [String: [String]] = table.reduce(into: [:]) {
        $0[String($1.key.prefix { $0 != "(" }), default: []].append($1.value)
    }

    private static let table: [String: String] = [
        // UIViewController
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "show(_:sender:)": "showViewController:sender:",
        "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
        "viewWillAppear(_:)": "viewWillAppear:",
        "viewIsAppearing(_:)": "viewIsAppearing:",
        "viewDidAppear(_:)": "viewDidAppear:",
        "viewWillDisappear(_:)": "viewWillDisappear:",
        "viewDidDisappear(_:)": "viewDidDisappear:",
        "setEditing(_:animated:)": "setEditing:animated:",
        "willMove(toParent:)": "willMoveToParentViewController:",
        "didMove(toParent:)": "didMoveToParentViewController:",
        "addChild(_:)": "addChildViewController:",
        "removeFromParent()": "removeFromParentViewController",
        "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
        "prepare(for:sender:)": "prepareForSegue:sender:",
        "shouldPerformSegue(withIdentifier:sender:)": "shouldPerformSegueWithIdentifier:sender:",
        "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
        "willTransition(to:with:)": "willTransitionToTraitCollection:withTransitionCoordinator:",
        "traitCollectionDidChange(_:)": "traitCollectionDidChange:",
        "targetViewController(forAction:sender:)": "targetViewControllerForAction:sender:",
        // UINavigationController
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "popToViewController(_:animated:)": "popToViewController:animated:",
        "setNavigationBarHidden(_:animated:)": "setNavigationBarHidden:animated:",
        "setViewControllers(_:animated:)": "setViewControllers:animated:",
        // UIView
        "endEditing(_:)": "endEditing:",
        "addSubview(_:)": "addSubview:",
        "bringSubviewToFront(_:)": "bringSubviewToFront:",
        "sendSubviewToBack(_:)": "sendSubviewToBack:",
        "draw(_:)": "drawRect:",
        "hitTest(_:with:)": "hitTest:withEvent:",
        "point(inside:with:)": "pointInside:withEvent:",
        "setNeedsDisplay(_:)": "setNeedsDisplayInRect:",
        "willMove(toSuperview:)": "willMoveToSuperview:",
        "willMove(toWindow:)": "willMoveToWindow:",
        "addGestureRecognizer(_:)": "addGestureRecognizer:",
        "removeGestureRecognizer(_:)": "removeGestureRecognizer:",
        "sizeThatFits(_:)": "sizeThatFits:",
        "layoutSublayers(of:)": "layoutSublayersOfLayer:",
        // UIResponder
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "motionEnded(_:with:)": "motionEnded:withEvent:",
        "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
        "target(forAction:withSender:)": "targetForAction:withSender:",
        "copy(_:)": "copy:",
        "cut(_:)": "cut:",
        "paste(_:)": "paste:",
        "delete(_:)": "delete:",
        "select(_:)": "select:",
        "selectAll(_:)": "selectAll:",
        "toggleBoldface(_:)": "toggleBoldface:",
        "toggleItalics(_:)": "toggleItalics:",
        "toggleUnderline(_:)": "toggleUnderline:",
        // NSString
        "compare(_:)": "compare:",
        "caseInsensitiveCompare(_:)": "caseInsensitiveCompare:",
        "localizedCompare(_:)": "localizedCompare:",
        "localizedCaseInsensitiveCompare(_:)": "localizedCaseInsensitiveCompare:",
        "localizedStandardCompare(_:)": "localizedStandardCompare:",
        // Controls, bars and items
        "setOn(_:animated:)": "setOn:animated:",
        "setValue(_:animated:)": "setValue:animated:",
        "setProgress(_:animated:)": "setProgress:animated:",
        "setImage(_:for:)": "setImage:forState:",
        "setTitle(_:for:)": "setTitle:forState:",
        "setTitleColor(_:for:)": "setTitleColor:forState:",
        "setBackgroundImage(_:for:)": "setBackgroundImage:forState:",
        "sendActions(for:)": "sendActionsForControlEvents:",
        "sendAction(_:to:for:)": "sendAction:to:forEvent:",
        "addTarget(_:action:for:)": "addTarget:action:forControlEvents:",
        "beginTracking(_:with:)": "beginTrackingWithTouch:withEvent:",
        "continueTracking(_:with:)": "continueTrackingWithTouch:withEvent:",
        "endTracking(_:with:)": "endTrackingWithTouch:withEvent:",
        "cancelTracking(with:)": "cancelTrackingWithEvent:",
        // Scroll views, tables and collections
        "setContentOffset(_:animated:)": "setContentOffset:animated:",
        "scrollRectToVisible(_:animated:)": "scrollRectToVisible:animated:",
        "setZoomScale(_:animated:)": "setZoomScale:animated:",
        "scrollToRow(at:at:animated:)": "scrollToRowAtIndexPath:atScrollPosition:animated:",
        "selectRow(at:animated:scrollPosition:)": "selectRowAtIndexPath:animated:scrollPosition:",
        "deselectRow(at:animated:)": "deselectRowAtIndexPath:animated:",
        "reloadRows(at:with:)": "reloadRowsAtIndexPaths:withRowAnimation:",
        "scrollToItem(at:at:animated:)": "scrollToItemAtIndexPath:atScrollPosition:animated:",
        "setSelected(_:animated:)": "setSelected:animated:",
        "setHighlighted(_:animated:)": "setHighlighted:animated:",
        // Delegates
        "scrollViewDidScroll(_:)": "scrollViewDidScroll:",
        "scrollViewDidEndScrollingAnimation(_:)": "scrollViewDidEndScrollingAnimation:",
        "scrollViewDidEndDecelerating(_:)": "scrollViewDidEndDecelerating:",
        "scrollViewDidEndDragging(_:willDecelerate:)": "scrollViewDidEndDragging:willDecelerate:",
        "scrollViewWillBeginDragging(_:)": "scrollViewWillBeginDragging:",
        "scrollViewWillBeginDecelerating(_:)": "scrollViewWillBeginDecelerating:",
        "scrollViewShouldScrollToTop(_:)": "scrollViewShouldScrollToTop:",
        "scrollViewDidScrollToTop(_:)": "scrollViewDidScrollToTop:",
        "scrollViewDidZoom(_:)": "scrollViewDidZoom:",
        "scrollViewWillBeginZooming(_:with:)": "scrollViewWillBeginZooming:withView:",
        "scrollViewDidEndZooming(_:with:atScale:)": "scrollViewDidEndZooming:withView:atScale:",
        "viewForZooming(in:)": "viewForZoomingInScrollView:",
        "textFieldShouldBeginEditing(_:)": "textFieldShouldBeginEditing:",
        "textFieldShouldEndEditing(_:)": "textFieldShouldEndEditing:",
        "textField(_:shouldChangeCharactersIn:replacementString:)":
            "textField:shouldChangeCharactersInRange:replacementString:",
        "textFieldDidChangeSelection(_:)": "textFieldDidChangeSelection:",
        "textFieldShouldClear(_:)": "textFieldShouldClear:",
        "textFieldShouldReturn(_:)": "textFieldShouldReturn:",
        "textFieldDidBeginEditing(_:)": "textFieldDidBeginEditing:",
        "textFieldDidEndEditing(_:)": "textFieldDidEndEditing:",
        "textFieldDidEndEditing(_:reason:)": "textFieldDidEndEditing:reason:",
        "textViewShouldBeginEditing(_:)": "textViewShouldBeginEditing:",
        "textViewShouldEndEditing(_:)": "textViewShouldEndEditing:",
        "textViewDidBeginEditing(_:)": "textViewDidBeginEditing:",
        "textViewDidEndEditing(_:)": "textViewDidEndEditing:",
        "textView(_:shouldChangeTextIn:replacementText:)": "textView:shouldChangeTextInRange:replacementText:",
        "textViewDidChangeSelection(_:)": "textViewDidChangeSelection:",
        "textViewDidChange(_:)": "textViewDidChange:",
        "searchBarSearchButtonClicked(_:)": "searchBarSearchButtonClicked:",
        "searchBarCancelButtonClicked(_:)": "searchBarCancelButtonClicked:",
        "updateSearchResults(for:)": "updateSearchResultsForSearchController:",
        "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
        "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
        "gestureRecognizerShouldBegin(_:)": "gestureRecognizerShouldBegin:",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)":
            "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
        "gestureRecognizer(_:shouldRequireFailureOf:)": "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)":
            "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
        "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
        "applicationDidBecomeActive(_:)": "applicationDidBecomeActive:",
        "applicationWillResignActive(_:)": "applicationWillResignActive:",
        "applicationDidEnterBackground(_:)": "applicationDidEnterBackground:",
        "applicationWillEnterForeground(_:)": "applicationWillEnterForeground:",
        "applicationWillTerminate(_:)": "applicationWillTerminate:",
        "sceneDidBecomeActive(_:)": "sceneDidBecomeActive:",
        // NSObject
        "perform(_:)": "performSelector:",
        "perform(_:with:)": "performSelector:withObject:",
        "isEqual(_:)": "isEqual:",
        "setValue(_:forKey:)": "setValue:forKey:",
        "value(forKey:)": "valueForKey:",
        "responds(to:)": "respondsToSelector:",
        "forwardingTarget(for:)": "forwardingTargetForSelector:",
        "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:",
        "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
        "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    ]
}
