/// Where places of a module's translated files stand in the originals.
///
/// The lines of a file are counted when it is first asked about.
struct MessagePlaces {
    /// What lies between the places of one file and those of its original.
    struct File {
        private let translated: LineTable
        private let original: LineTable
        /// The ways back, that through the last changes first.
        private let maps: [SourceMap]

        /// - Parameters:
        ///   - bytes: What the original became.
        ///   - maps: From there back to the original, through the last changes first.
        init(path: String, bytes: [UInt8], original: String, maps: [SourceMap]) {
            translated = LineTable(file: path, bytes: bytes)
            self.original = LineTable(file: path, bytes: Array(original.utf8))
            self.maps = maps
        }

        /// The place in the original, and whether its author wrote what stands there; nil where the file has no such line.
        fileprivate func original(line: Int, column: Int) -> (place: Place, isWritten: Bool)? {
            guard var offset = translated.offset(line: line, column: column), let last = maps.first else { return nil }
            let isWritten: Bool
            (offset, isWritten) = last.original(offset)
            // What is left out of the original stands for itself.
            for map in maps.dropFirst() { offset = map.original(offset).offset }
            return (original.place(at: offset), isWritten)
        }
    }

    /// The number of each file, by path.
    let order: [String: Int]
    private let read: (Int) -> File?
    private var files: [Int: File?] = [:]

    /// - Parameter read: Makes what is to be known of the file with a number; nil for one whose places are the original's.
    init(_ paths: [String], read: @escaping (Int) -> File?) {
        order = Self.order(of: paths)
        self.read = read
    }

    init(_ files: [TranslatedFile]) {
        self.init(files.map(\.path)) { number in
            let file = files[number]
            // The first line, which names the original, does not count.
            let body = Array(file.text.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
            let maps = [file.map] + (file.omitted.map { [$0] } ?? [])
            return File(path: file.path, bytes: body, original: file.source, maps: maps)
        }
    }

    /// The numbers of files by path; the first of a path counts.
    static func order(of paths: [String]) -> [String: Int] {
        Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    }

    func has(_ path: String) -> Bool { order[path] != nil }

    /// The message at its place in the original, and whether the author wrote what stands there.
    ///
    /// What the file has no line for stays where it is, as does all of a file that is not the module's.
    mutating func atOriginal(_ message: Diagnostic) -> (message: Diagnostic, isWritten: Bool) {
        guard let place = original(of: message) else { return (message, has(message.file)) }
        var moved = message
        (moved.line, moved.column) = (place.place.line, place.place.column)
        return (moved, place.isWritten)
    }

    /// The place of a message in the original, and whether the author wrote what stands there; nil where the module has no such
    /// line.
    mutating func original(of message: Diagnostic) -> (place: Place, isWritten: Bool)? {
        guard let number = order[message.file] else { return nil }
        let file = files[number] ?? read(number)
        files[number] = .some(file)
        return file?.original(line: message.line, column: message.column)
    }
}
