import Foundation

/// A data set of an asset catalog, read when it is made.
public final class NSDataAsset: NSObject {
    /// The data set's name.
    public let name: String
    /// The bytes of the data set's file.
    public let data: Data
    /// The uniform type identifier that the catalog gives; `public.data` where it gives none.
    public let typeIdentifier: String

    /// Reads a data set of the app's asset catalogs; nil for an unknown name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Reads a data set of a bundle's asset catalogs; nil for an unknown name or a file that cannot be read.
    public init?(name: String, bundle: Bundle) {
        guard let set = AssetCache.index(of: bundle).data[name],
            let data = FileManager.default.contents(
                atPath: (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(set.file).path)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = set.type ?? "public.data"
        super.init()
    }
}
