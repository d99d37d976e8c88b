internal import SwiftSyntax

/// Operators and functions of numbers that Foundation on Linux has and Apple's lacks.
extension FileScan {
    private static let comparisons: Set<String> = ["<", ">", "<=", ">=", "==", "!="]

    /// Functions of Core Foundation that UIKit has for Foundation's objects, and Linux's Core Foundation for its own.
    private static let coreFoundation = makers.union([
        "CFDataGetBytePtr", "CFDataGetLength", "CFDictionaryContainsKey",
        "CFDictionaryGetCount", "CFDictionaryGetValue", "CFDictionaryGetValueIfPresent", "CFErrorCopyDescription",
        "CFErrorCopyFailureReason", "CFErrorCopyRecoverySuggestion", "CFErrorCopyUserInfo", "CFErrorGetCode",
        "CFErrorGetDomain", "CFUUIDCreateString",
    ])

    /// Those of them that only their results tell apart: Linux's are visible by UIKit's name, too.
    private static let makers: Set<String> = ["CFDataCreate", "CFDataCreateMutable"]

    /// Says that a function is Swift's own where Foundation on Linux gives `CGFloat` a static one of the name, and UIKit's where
    /// Core Foundation has another.
    func qualify(_ function: DeclReferenceExprSyntax) {
        if Self.coreFoundation.contains(function.baseName.text), !conditions.isForLinux {
            needsUIKit = true
            let isMaker = Self.makers.contains(function.baseName.text)
            edits.insert(isMaker ? "__CoreFoundation." : "UIKit.", at: range(function).lowerBound)
            return
        }
        guard function.baseName.text == "abs", case .extension(let declaration) = enclosing,
            declaration.extended == "CGFloat"
        else { return }
        edits.insert("Swift.", at: range(function).lowerBound)
    }

    /// Foundation's numbers can be compared here, so that a function of the module's own would be as good as Foundation's.
    func favorFoundation(over node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard Self.comparisons.contains(node.name.text), parameters.count == 2,
            parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
        else { return }
        edits.insert("@_disfavoredOverload ", at: range(node).lowerBound)
    }
}
