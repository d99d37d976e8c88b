import Foundation

/// Visits the files below a folder in a fixed order, following symbolic links but never twice into one folder.
struct FolderWalk {
    /// What to do with a folder that the walk meets.
    enum Choice {
        /// Visit what it holds.
        case enter
        /// Report the folder itself, as if it were a file.
        case take
        case skip
    }

    struct Item {
        let url: URL
        /// The path below the folder that the walk started at.
        let path: String
        let isFolder: Bool
    }

    private let choose: (_ path: String, _ name: String) -> Choice
    private var visited: Set<String> = []
    private var items: [Item] = []

    /// Everything below `root` that `choose`, called for each folder, does not leave out.
    ///
    /// Hidden files and folders are left out.
    static func items(
        below root: URL, choose: @escaping (_ path: String, _ name: String) -> Choice = { _, _ in .enter }
    ) -> [Item] {
        var walk = FolderWalk(choose: choose)
        walk.visit(root, prefix: "")
        return walk.items
    }

    private init(choose: @escaping (String, String) -> Choice) {
        self.choose = choose
    }

    private mutating func visit(_ folder: URL, prefix: String) {
        guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        for name in FileReading.names(in: folder) where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            let path = prefix + name
            if !FileReading.isFolder(url) {
                // A link that leads nowhere is no file.
                if FileReading.exists(url) { items.append(Item(url: url, path: path, isFolder: false)) }
                continue
            }
            switch choose(path, name) {
            case .enter: visit(url, prefix: path + "/")
            case .take: items.append(Item(url: url, path: path, isFolder: true))
            case .skip: break
            }
        }
    }
}
