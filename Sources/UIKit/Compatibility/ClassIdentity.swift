/// Returns whether two classes are the same one, which is an object with Objective-C.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }

/// Returns whether two classes are different ones, which are objects with Objective-C.
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
