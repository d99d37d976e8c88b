import Foundation

/// A file of an asset catalog.
public final class NSDataAsset: NSObject {
    public let name: String
    public let data: Data
    /// The uniform type identifier that the catalog gives, or that of any data.
    public let typeIdentifier: String

    /// Reads a data set of the app's asset catalogs; nil for an unknown name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

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
