import Foundation

/// The framework's own elements.
extension NibElements {
    static var framework: [String: Entry] {
        let all = [views, lists, bars, controllers].reduce(into: [:]) { all, part in
            all.merge(part.mapValues { Entry(type: $0) }) { $1 }
        }
        return all.merging(items) { $1 }.merging(recognizers) { $1 }.merging(standIns) { $1 }
    }

    private static var views: [String: NSObject.Type] {
        [
            "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self, "label": UILabel.self,
            "imageView": UIImageView.self, "control": UIControl.self, "scrollView": UIScrollView.self,
            "stackView": UIStackView.self, "button": UIButton.self, "switch": UISwitch.self,
            "progressView": UIProgressView.self, "segmentedControl": UISegmentedControl.self,
            "slider": UISlider.self, "stepper": UIStepper.self, "pageControl": UIPageControl.self,
            "activityIndicatorView": UIActivityIndicatorView.self, "visualEffectView": UIVisualEffectView.self,
            "textField": UITextField.self, "textView": UITextView.self, "refreshControl": UIRefreshControl.self,
            "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self, "colorWell": UIColorWell.self,
        ]
    }

    private static var lists: [String: NSObject.Type] {
        [
            "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
            "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
            "collectionReusableView": UICollectionReusableView.self,
            "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
            "collectionViewLayout": UICollectionViewLayout.self,
        ]
    }

    private static var bars: [String: NSObject.Type] {
        [
            "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
            "searchBar": UISearchBar.self,
        ]
    }

    private static var controllers: [String: NSObject.Type] {
        [
            "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
            "collectionViewController": UICollectionViewController.self,
            "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
            "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        ]
    }

    private static var items: [String: Entry] {
        [
            "customObject": Entry(type: NSObject.self),
            "navigationItem": Entry(UINavigationItem.self) { $1.decodeNavigationItem($0) },
            "barButtonItem": Entry(UIBarButtonItem.self) { $1.decodeBarButtonItem($0) },
            "tabBarItem": Entry(UITabBarItem.self) { $1.decodeTabBarItem($0) },
        ]
    }

    private static var recognizers: [String: Entry] {
        [
            "tapGestureRecognizer": Entry(UITapGestureRecognizer.self) { $1.decodeTap($0) },
            "panGestureRecognizer": Entry(UIPanGestureRecognizer.self) { $1.decodePan($0) },
            "swipeGestureRecognizer": Entry(UISwipeGestureRecognizer.self) { $1.decodeSwipe($0) },
            "pinchGestureRecognizer": Entry(UIPinchGestureRecognizer.self) { $1.decodeRecognizer($0) },
            "rotationGestureRecognizer": Entry(UIRotationGestureRecognizer.self) { $1.decodeRecognizer($0) },
            "screenEdgePanGestureRecognizer": Entry(UIScreenEdgePanGestureRecognizer.self) { $1.decodeEdgePan($0) },
            // Interface Builder's own slip of the pen.
            "pongPressGestureRecognizer": Entry(UILongPressGestureRecognizer.self) { $1.decodeLongPress($0) },
        ]
    }

    /// Elements of frameworks that are missing, and what takes their places so that the layout stays.
    private static var standIns: [String: Entry] {
        let views = [
            "mapView", "wkWebView", "webView", "mtkView", "glkView", "skView", "sceneKitView", "arscnView", "arskView",
            "adBannerView",
        ]
        let controllers = ["avPlayerViewController", "glkViewController"]
        return Dictionary(uniqueKeysWithValues: views.map { ($0, .standIn(UIView.self)) }).merging(
            controllers.map { ($0, .standIn(UIViewController.self)) }, uniquingKeysWith: { $1 })
    }
}
