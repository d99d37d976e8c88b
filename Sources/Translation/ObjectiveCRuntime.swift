/// Calls that reach into the Objective-C runtime, which Linux lacks.
enum ObjectiveCRuntime {
    static let functions: Set<String> = [
        "objc_allocateClassPair", "objc_registerClassPair", "objc_getClassList", "objc_copyClassList",
        "objc_getProtocol",
        "objc_msgSend", "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList",
        "class_conformsToProtocol", "class_getProperty", "class_addProtocol", "class_createInstance",
        "class_getInstanceVariable", "object_setClass", "object_getIvar", "object_setIvar", "property_getName",
        "property_getAttributes", "ivar_getName", "ivar_getOffset", "imp_implementationWithBlock", "imp_getBlock",
        "imp_removeBlock", "protocol_getName", "sel_getName",
    ]

    static func message(_ name: String) -> String {
        "'\(name)' needs the Objective-C runtime, which Matryoshka does not have"
    }
}
