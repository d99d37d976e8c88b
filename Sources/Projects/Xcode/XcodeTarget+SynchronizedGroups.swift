import Foundation

/// Folders whose files belong to a target without the project naming each, as Xcode writes them since version 16.
extension XcodeTarget {
    /// What the project says about single files of a folder.
    private struct Exceptions {
        /// Paths that the target leaves out, or takes if the folder is not its own.
        var membership: [String] = []
        /// Build phases that take files, by path.
        var phases: [String: String] = [:]
        var explicitFolders: [String] = []
        var explicitTypes: [String: String] = [:]

        func isListed(_ path: String) -> Bool {
            membership.contains { entry in
                if entry == path || path.hasPrefix(entry + "/") { return true }
                guard entry.hasPrefix("/Localized: ") else { return false }
                return Self.unlocalized(path) == entry.dropFirst("/Localized: ".count)
            }
        }

        /// The path without its language folder.
        private static func unlocalized(_ path: String) -> String {
            path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        }
    }

    mutating func readSynchronizedGroups() throws(ProjectError) {
        let own = project.objects("fileSystemSynchronizedGroups", of: target)
        for group in own { try read(group, isOwn: true) }
        let ownIDs = Set(own.map(\.id))
        for group in project.objects(ofKind: "PBXFileSystemSynchronizedRootGroup") where !ownIDs.contains(group.id) {
            try read(group, isOwn: false)
        }
    }

    private mutating func read(_ group: XcodeProject.Object, isOwn: Bool) throws(ProjectError) {
        let exceptions = self.exceptions(of: group)
        guard let folder = paths.url(of: group) else { return }
        if !isOwn, exceptions.membership.isEmpty, exceptions.phases.isEmpty { return }
        guard FileReading.isFolder(folder) else {
            throw .filesNotFound(
                project: project.name, first: relative(folder), count: 1, target: target.displayName)
        }
        let items = FolderWalk.items(below: folder) { path, name in
            exceptions.explicitFolders.contains(path) || FileKind.isPackage(name) ? .take : .enter
        }
        for item in items {
            if let phase = exceptions.phases[item.path] {
                try add(item, exceptions: exceptions, toPhase: phase)
            } else if exceptions.isListed(item.path) != isOwn {
                try add(item, exceptions: exceptions, toPhase: nil)
            }
        }
    }

    private mutating func add(
        _ item: FolderWalk.Item, exceptions: Exceptions, toPhase phase: String?
    ) throws(ProjectError) {
        if phase == "PBXResourcesBuildPhase" || exceptions.explicitFolders.contains(item.path) {
            return try add(item.url, kind: .resource)
        }
        let type = exceptions.explicitTypes[item.path]
        let kind = type.map { FileKind(explicitType: $0) } ?? FileKind(name: item.url.lastPathComponent)
        try add(item.url, kind: kind)
    }

    private func exceptions(of group: XcodeProject.Object) -> Exceptions {
        var result = Exceptions()
        result.explicitFolders = group.strings("explicitFolders")
        result.explicitTypes = (group.fields["explicitFileTypes"]?.dictionary ?? [:]).compactMapValues(\.string)
        let ownPhases = target.strings("buildPhases")
        for set in project.objects("exceptions", of: group) {
            let paths = set.strings("membershipExceptions")
            if let phase = project[set.string("buildPhase")] {
                guard ownPhases.contains(phase.id) else { continue }
                for path in paths { result.phases[path] = phase.isa }
            } else if set.string("target") == target.id {
                result.membership += paths
            }
        }
        return result
    }
}
