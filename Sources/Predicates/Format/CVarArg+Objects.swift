import Foundation

// On Apple's systems whatever Objective-C has as an object can be an argument of a format. A predicate takes it as it
// is; a text has its description.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The object's description, as texts have it.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as texts have it.
    public var _cVarArgObject: any CVarArg { NSArray(array: self).description._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { NSArray(array: self).description._cVarArgEncoding }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as texts have it.
    public var _cVarArgObject: any CVarArg { ("\(self as NSDictionary)")._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { ("\(self as NSDictionary)")._cVarArgEncoding }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as texts have it.
    public var _cVarArgObject: any CVarArg { ("\(self as NSSet)")._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { ("\(self as NSSet)")._cVarArgEncoding }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as texts have it.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as texts have it.
    public var _cVarArgObject: any CVarArg { absoluteString._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { absoluteString._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as texts have it.
    public var _cVarArgObject: any CVarArg { uuidString._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}

extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as texts have it.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as texts have it.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as texts have it.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }
    /// The words of C's list; a list takes those of the description.
    public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}
