import Foundation

/// What becomes of a file, by its name.
enum FileKind {
    case swift
    /// A source that only Xcode can compile.
    case foreignSource
    case assetCatalog
    /// A model of Core Data's, with or without versions.
    case dataModel
    /// A machine learning model and the like: a resource that Xcode compiles.
    case compiledResource
    case resource
    /// Belongs to the build, not to the app: headers, configuration files, entitlements.
    case ignored

    init(name: String) {
        switch (name as NSString).pathExtension.lowercased() {
        case "swift": self = .swift
        case "m", "mm", "c", "cc", "cpp", "cxx", "s", "asm", "metal", "xcmappingmodel", "mlmodel", "mlpackage",
            "intentdefinition", "iig":
            self = .foreignSource
        case "xcassets": self = .assetCatalog
        case "xcdatamodeld", "xcdatamodel": self = .dataModel
        case "iconset", "scnassets", "rcproject", "arobject", "icon": self = .compiledResource
        case "h", "hh", "hpp", "hxx", "pch", "modulemap", "xcconfig", "entitlements", "xctestplan", "docc", "xcodeproj",
            "xcworkspace", "playground", "storekit", "gyb", "apinotes", "o", "a", "dylib", "tbd", "framework",
            "xcframework", "app":
            self = .ignored
        default: self = .resource
        }
    }

    /// The type that Xcode gives a file explicitly, where it differs from what the name says.
    init(explicitType type: String) {
        switch type {
        case "sourcecode.swift": self = .swift
        case "folder.assetcatalog": self = .assetCatalog
        case "sourcecode.c.h", "sourcecode.cpp.h", "text.xcconfig", "text.plist.entitlements": self = .ignored
        case let type where type.hasPrefix("sourcecode."): self = .foreignSource
        case "wrapper.xcdatamodel", "wrapper.xcdatamodeld": self = .dataModel
        default: self = .resource
        }
    }

    /// Whether a folder of this name is one file to the user: copied or compiled whole.
    static func isPackage(_ name: String) -> Bool {
        let packages = [
            "xcassets", "xcdatamodeld", "xcdatamodel", "mlpackage", "bundle", "framework", "xcframework", "app", "docc",
            "xcodeproj", "xcworkspace", "playground", "scnassets", "rtfd", "icon", "iconset", "atlas",
        ]
        return packages.contains((name as NSString).pathExtension.lowercased())
    }
}
