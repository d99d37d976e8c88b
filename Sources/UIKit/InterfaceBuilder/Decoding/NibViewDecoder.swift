import Foundation

/// Gives a view the attributes of its element, the class's own after those of all views.
@MainActor struct NibViewDecoder {
    let element: NibElement
    let instantiation: NibInstantiation

    init(_ element: NibElement, _ instantiation: NibInstantiation) {
        self.element = element
        self.instantiation = instantiation
    }

    func decode(_ view: UIView) {
        decodeView(view)
        switch view {
        case let label as UILabel: decodeLabel(label)
        case let imageView as UIImageView: decodeImageView(imageView)
        case let stack as UIStackView: decodeStackView(stack)
        case let control as UIControl:
            decodeControl(control)
            if let button = control as? UIButton { decodeButton(button) }
            if let control = control as? UISwitch { decodeSwitch(control) }
            decodeValueControl(control)
            if let field = control as? UITextField { decodeTextField(field) }
        case let progress as UIProgressView: decodeProgressView(progress)
        case let indicator as UIActivityIndicatorView: decodeActivityIndicator(indicator)
        case let picker as UIPickerView: decodePickerView(picker)
        case let effects as UIVisualEffectView: decodeVisualEffectView(effects)
        case let scrollView as UIScrollView:
            decodeScrollView(scrollView)
            if let table = scrollView as? UITableView { decodeTableView(table) }
            if let collection = scrollView as? UICollectionView { decodeCollectionView(collection) }
            if let textView = scrollView as? UITextView { decodeTextView(textView) }
        case let cell as UITableViewCell: decodeCell(cell)
        case let view as UICollectionReusableView: decodeReusableView(view)
        case let bar as UINavigationBar: decodeNavigationBar(bar)
        case let bar as UITabBar: decodeTabBar(bar)
        case let bar as UIToolbar: decodeToolbar(bar)
        case let bar as UISearchBar: decodeSearchBar(bar)
        case let window as UIWindow: decodeWindow(window)
        default: break
        }
        decodeSubviews(view)
    }
}
