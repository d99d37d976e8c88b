/// Types as sources spell them.
enum TypeName {
    /// A type's own name, without the module before it, what makes it optional, and spaces.
    static func plain(_ text: String) -> String {
        let bare = text.filter { !$0.isWhitespace && !["?", "!"].contains($0) }
        guard !bare.contains(where: { "<[(".contains($0) }) else { return bare }
        return bare.split(separator: ".").last.map(String.init) ?? bare
    }
}
