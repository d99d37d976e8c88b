import UIKit
import UniformTypeIdentifiers

/// Whether data of a type is also data of another one.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
        return inUTI == inConformsToUTI
    }
    return type.conforms(to: other)
}

/// Whether two identifiers are those of one type: capitals do not count.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// The identifier of the type of a name, which is an extension or a media type; retained.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let tagClass = UTTagClass(rawValue: inTagClass as String)
    let parent = inConformingToUTI.flatMap { UTType($0 as String) }
    return UTType(tag: inTag as String, tagClass: tagClass, conformingTo: parent).map {
        Unmanaged.passRetained($0.identifier as CFString)
    }
}

/// The preferred name of a type: its extension or media type; retained, nil for none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    guard let type = UTType(inUTI as String) else { return nil }
    let name = type.tags[UTTagClass(rawValue: inTagClass as String)]?.first
    return name.map { Unmanaged.passRetained($0 as CFString) }
}

/// What a person calls a type; retained, nil for a type without words.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.localizedDescription.map { Unmanaged.passRetained($0 as CFString) }
}

/// Whether nobody declares a type.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDynamic ?? false }

/// Whether somebody declares a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared ?? false }
