import Foundation
@_spi(Framework) import UIKit

/// A change of an asset, or a new one, made in a block of changes.
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
    let placeholder = PhotoTransaction.Placeholder()
    fileprivate(set) var isCreation = true

    /// A new asset without a picture yet.
    public required override init() { super.init() }

    /// A change of an asset.
    public convenience init(for asset: PHAsset) {
        self.init()
        isCreation = false
        placeholder.become(asset.localIdentifier)
        (storedFavorite, storedHidden, storedCreation) = (asset.isFavorite, asset.isHidden, asset.creationDate)
    }

    static func make(_ data: Data, type: String) -> Self {
        let request = self.init()
        let name = request.placeholder
        PhotoTransaction.collect {
            $0.additions.append(PhotoTransaction.Addition(placeholder: name, data: data, type: type))
        }
        return request
    }

    /// Saves a picture among the person's, as a PNG file.
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self {
        make(image.pngData() ?? Data(), type: "png")
    }

    /// Saves the picture of a file among the person's; nil where the file is none.
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard let data = try? Data(contentsOf: fileURL), UIImage(data: data) != nil else { return nil }
        return make(data, type: fileURL.pathExtension.isEmpty ? "jpeg" : fileURL.pathExtension.lowercased())
    }

    /// Refuses a film, and reports it: the library has pictures alone.
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
        PhotoTransaction.collect { _ in
            Findings.report(
                limit: "photos.kinds", "PHAssetChangeRequest saves no films: the library has pictures alone.",
                advice: "Keep the film in the app's own folder.")
        }
        return nil
    }

    /// Takes assets out of the library, once the person has agreed.
    open class func deleteAssets(_ assets: any NSFastEnumeration) {
        let names = Set(PHObjects.identifiers(assets))
        PhotoTransaction.collect { $0.deleted.formUnion(names) }
    }

    /// The asset that the block makes; nil for a change of one that is there.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { isCreation ? PHObjectPlaceholder(placeholder) : nil }

    private var storedFavorite = false
    private var storedHidden = false
    private var storedCreation: Date?
    private var storedOutput: PHContentEditingOutput?

    /// Whether the person likes the picture best.
    open var isFavorite: Bool {
        get { storedFavorite }
        set {
            storedFavorite = newValue
            note { $0.isFavorite = newValue }
        }
    }

    /// Whether the person has hidden the picture.
    open var isHidden: Bool {
        get { storedHidden }
        set {
            storedHidden = newValue
            note { $0.isHidden = newValue }
        }
    }

    /// When the picture was taken.
    open var creationDate: Date? {
        get { storedCreation }
        set {
            storedCreation = newValue
            note { $0.created = newValue }
        }
    }

    /// Where the picture was taken: it is not kept.
    open var location: CLLocation?

    /// The edited picture, which takes the asset's place; the original one stays.
    open var contentEditingOutput: PHContentEditingOutput? {
        get { storedOutput }
        set {
            storedOutput = newValue
            nonisolated(unsafe) let output = newValue
            let name = placeholder.identifier
            PhotoTransaction.collect { $0.edits.append(PhotoTransaction.Edit(asset: name, output: output)) }
        }
    }

    /// Puts the original picture in the place of the edited one.
    open func revertAssetContentToOriginal() { contentEditingOutput = nil }

    private func note(_ change: @escaping (inout PhotoStore.Notes) -> Void) {
        nonisolated(unsafe) let change = change
        let placeholder = placeholder
        PhotoTransaction.collect { transaction in
            if let index = transaction.additions.firstIndex(where: { $0.placeholder === placeholder }) {
                change(&transaction.additions[index].notes)
            } else {
                transaction.noteChanges.append(
                    PhotoTransaction.NoteChange(asset: placeholder.identifier, apply: change))
            }
        }
    }
}

/// The objects in what loops of Objective-C's go through.
enum PHObjects {
    static func objects(_ collection: any NSFastEnumeration) -> [PHObject] {
        switch collection {
        case let result as PHFetchResult<PHAsset>: return result.objects
        case let result as PHFetchResult<PHAssetCollection>: return result.objects
        case let array as NSArray: return (0..<array.count).compactMap { array[$0] as? PHObject }
        case let set as NSSet: return set.allObjects.compactMap { $0 as? PHObject }
        case let sequence as any Sequence: return sequence.compactMap { $0 as? PHObject }
        default: return []
        }
    }

    static func identifiers(_ collection: any NSFastEnumeration) -> [String] {
        objects(collection).map(\.localIdentifier)
    }
}
