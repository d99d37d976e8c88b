import Foundation

/// String catalogs (`.xcstrings`) in the form that Foundation reads: a table of strings and one of rules for each language.
package struct CompiledStringCatalogs: Sendable, Equatable {
    /// The tables by their places in the bundle.
    package var files: [String: Data] = [:]
    package var warnings: [ProjectDiagnostic] = []

    /// Whether a resource is a catalog, which is not in the bundle itself.
    package static func isCatalog(_ resource: Resource) -> Bool {
        resource.url.pathExtension.lowercased() == "xcstrings"
    }
}

/// Compiles the string catalogs among resources.
///
/// A catalog that cannot be read is told of and left out, as tables of strings are.
package func compileStringCatalogs(_ resources: [Resource]) -> CompiledStringCatalogs {
    var result = CompiledStringCatalogs()
    for resource in resources where CompiledStringCatalogs.isCatalog(resource) {
        do throws(ProjectError) {
            let catalog = try StringCatalog(resource)
            for language in catalog.languages {
                let (texts, rules) = catalog.tables(for: language)
                let place = "\(catalog.folder)\(language).lproj/\(catalog.table)"
                // Empty as well: it is by its folder that a bundle has a language.
                result.files["\(place).strings"] = PlistValue.dictionary(texts).xmlData
                if !rules.isEmpty { result.files["\(place).stringsdict"] = PlistValue.dictionary(rules).xmlData }
            }
        } catch .malformed(_, let line, let reason) {
            result.warnings.append(
                ProjectDiagnostic(
                    file: resource.url.path, line: line, message: "\(reason); its texts are left out"))
        } catch {
            result.warnings.append(ProjectDiagnostic(file: resource.url.path, message: "\(error)"))
        }
    }
    return result
}
