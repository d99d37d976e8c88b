@_spi(Framework) import UIKit

/// A stand-in for ``AnnotationViewMaking`` only; open because the initialisers of a class that nobody can subclass are not
/// called through the method table. No instance of this class itself is made.
open class __AnnotationViewMaker: MKAnnotationView {
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    /// Never called; required of every subclass of a view.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes annotation views of classes that are only known at run time.
@MainActor enum AnnotationViewMaking {
    @inline(never) static func make(
        _ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String
    ) -> MKAnnotationView {
        let maker = unsafeBitCast(type, to: __AnnotationViewMaker.Type.self)
        return unsafeDowncast(
            maker.init(annotation: annotation, reuseIdentifier: identifier) as AnyObject, to: MKAnnotationView.self)
    }
}
