import Foundation
import QuartzCore

// Swift lets an object be made of a class that is only known at run time with `required` initialisers only; those of
// Objective-C's classes can all be called. The translation has `T(frame: f)` come here where `T` is a type parameter.
// The functions must not be inlined: the optimiser would take the results for the makers' own instances. A class without
// the initialiser ends the app with Swift's own message, as on Apple's systems.

extension NSObject {
    /// `T()`, with a class that is only known at run time.
    public static func __make() -> Self { unsafeDowncast(makeObject(self), to: Self.self) }
}

extension UIView {
    /// `T(frame:)`, with a class that is only known at run time; the frame is in the superview's coordinates.
    @inline(never) public static func __make(frame: CGRect) -> Self {
        let maker = unsafeBitCast(self, to: __ViewMaker.Type.self)
        return unsafeDowncast(maker.init(frame: frame) as AnyObject, to: Self.self)
    }
}

extension UITableViewCell {
    /// `T(style:reuseIdentifier:)`, with a class that is only known at run time.
    @inline(never) public static func __make(style: CellStyle, reuseIdentifier: String?) -> Self {
        let maker = unsafeBitCast(self, to: __CellMaker.Type.self)
        return unsafeDowncast(
            maker.init(style: style, reuseIdentifier: reuseIdentifier) as AnyObject, to: Self.self)
    }
}

extension UITableViewHeaderFooterView {
    /// `T(reuseIdentifier:)`, with a class that is only known at run time.
    @inline(never) public static func __make(reuseIdentifier: String?) -> Self {
        let maker = unsafeBitCast(self, to: __HeaderMaker.Type.self)
        return unsafeDowncast(maker.init(reuseIdentifier: reuseIdentifier) as AnyObject, to: Self.self)
    }
}

extension UITableView {
    /// `T(frame:style:)`, with a class that is only known at run time; the frame is in the superview's coordinates.
    @inline(never) public static func __make(frame: CGRect, style: Style) -> Self {
        let maker = unsafeBitCast(self, to: __TableMaker.Type.self)
        return unsafeDowncast(maker.init(frame: frame, style: style) as AnyObject, to: Self.self)
    }
}

extension UICollectionView {
    /// `T(frame:collectionViewLayout:)`, with a class that is only known at run time; the frame is in the superview's
    /// coordinates.
    @inline(never) public static func __make(
        frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
    ) -> Self {
        let maker = unsafeBitCast(self, to: __CollectionMaker.Type.self)
        return unsafeDowncast(maker.init(frame: frame, collectionViewLayout: layout) as AnyObject, to: Self.self)
    }
}

extension UIViewController {
    /// `T(nibName:bundle:)`, with a class that is only known at run time.
    @inline(never) public static func __make(
        nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
    ) -> Self {
        let maker = unsafeBitCast(self, to: __ControllerMaker.Type.self)
        return unsafeDowncast(
            maker.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) as AnyObject, to: Self.self)
    }
}

extension UINavigationController {
    /// `T(rootViewController:)`, with a class that is only known at run time.
    @inline(never) public static func __make(rootViewController: UIViewController) -> Self {
        let maker = unsafeBitCast(self, to: __NavigationControllerMaker.Type.self)
        return unsafeDowncast(maker.init(rootViewController: rootViewController) as AnyObject, to: Self.self)
    }
}

extension UITableViewController {
    /// `T(style:)`, with a class that is only known at run time.
    @inline(never) public static func __make(style: UITableView.Style) -> Self {
        let maker = unsafeBitCast(self, to: __TableControllerMaker.Type.self)
        return unsafeDowncast(maker.init(style: style) as AnyObject, to: Self.self)
    }
}

extension UICollectionViewController {
    /// `T(collectionViewLayout:)`, with a class that is only known at run time.
    @inline(never) public static func __make(collectionViewLayout layout: UICollectionViewLayout) -> Self {
        let maker = unsafeBitCast(self, to: __CollectionControllerMaker.Type.self)
        return unsafeDowncast(maker.init(collectionViewLayout: layout) as AnyObject, to: Self.self)
    }
}

extension UIGestureRecognizer {
    /// `T(target:action:)`, with a class that is only known at run time.
    @inline(never) public static func __make(target: Any?, action: Selector?) -> Self {
        let maker = unsafeBitCast(self, to: __GestureRecognizerMaker.Type.self)
        return unsafeDowncast(maker.init(target: target, action: action) as AnyObject, to: Self.self)
    }
}
