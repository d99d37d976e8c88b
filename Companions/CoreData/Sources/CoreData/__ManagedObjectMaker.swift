import UIKit

/// For the making of objects of classes that are known at run time; no instance of this class itself is made.
///
/// Swift allows that for `required` initialisers only, and apps' classes could not override one of those with a plain
/// `override init`. The call goes through the class's method table, where the initialiser has its place either way.
open class __ManagedObjectMaker: NSManagedObject {
    /// Never called for this class.
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }

    @inline(never) static func make(
        _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
    ) -> NSManagedObject {
        let maker = unsafeBitCast(type, to: __ManagedObjectMaker.Type.self)
        return unsafeDowncast(maker.init(entity: entity, insertInto: context) as AnyObject, to: NSManagedObject.self)
    }
}
