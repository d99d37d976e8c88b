import Foundation

/// The number of an array's elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> Int { theArray.count }

/// The address of an element, which is there as long as the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: Int) -> UnsafeRawPointer! {
    let element = theArray.object(at: idx) as AnyObject
    // An array may make an object of its value anew each time.
    objc_setAssociatedObject(theArray, UnsafeRawPointer(bitPattern: idx + 1)!, element, .OBJC_ASSOCIATION_RETAIN)
    return UnsafeRawPointer(Unmanaged.passUnretained(element).toOpaque())
}
