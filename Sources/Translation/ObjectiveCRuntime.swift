/// Calls that reach into the Objective-C runtime, which Linux lacks.
enum ObjectiveCRuntime {
    static let functions: Set<String> = [
        "objc_allocateClassPair", "objc_registerClassPair", "objc_getClassList", "objc_copyClassList",
        "objc_getProtocol", "objc_msgSend", "class_copyMethodList", "class_conformsToProtocol", "class_addProtocol",
        "class_createInstance", "object_getIvar", "object_setIvar", "ivar_getOffset", "protocol_getName",
    ]

    static func message(_ name: String) -> String {
        "'\(name)' needs the Objective-C runtime, which Matryoshka does not have"
    }
}
