import Foundation

/// For copies of layers of classes that are only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __LayerMaker: CALayer {
    /// Makes a copy of a layer.
    public required override init(layer: Any) { super.init(layer: layer) }
    /// Makes a layer from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
