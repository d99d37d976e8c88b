import Foundation

// Linux's Foundation lists resources as objects. A parameter that is no optional makes Swift prefer these.
extension Bundle {
    /// The files with an extension in a folder among the resources; nil where there is no such folder.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String) -> [URL]? {
        resources(ext, in: subpath)
    }

    /// The files with an extension, or all of them, in a folder among the resources; nil where there is no such folder.
    public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String) -> [URL]? {
        resources(ext, in: subpath)
    }

    /// The files with an extension in a folder among the resources, or among all of those.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        resources(ext, in: subpath)
    }

    private func resources(_ type: String?, in folder: String?) -> [URL]? {
        let found: [NSURL]? = urls(forResourcesWithExtension: type, subdirectory: folder)
        return found?.map { $0 as URL }
    }
}
