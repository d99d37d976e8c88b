import Foundation

/// The types of data that the system knows by identifier: what they are kinds of, and how files and servers name them.
@_spi(Framework) public enum UniformTypes {
    /// A type of data.
    public struct Entry: Sendable {
        /// The identifier: `public.png`.
        public let identifier: String
        /// The identifiers of the types that it is a kind of.
        public let parents: [String]
        /// Extensions of names of files, the preferred one first.
        public let extensions: [String]
        /// Types of the internet's media, the preferred one first.
        public let mimeTypes: [String]
        /// What a person calls it.
        public let text: String
    }

    /// The type of an identifier; nil for one that is not known.
    public static func entry(_ identifier: String) -> Entry? { table[identifier] }

    /// All types that are known, in the order of their identifiers.
    public static let all: [Entry] = rows.map { row in
        let cells = row.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.split(separator: " ").map(String.init)
        }
        return Entry(
            identifier: cells[0][0], parents: cells[1], extensions: cells[2], mimeTypes: cells[3],
            text: cells[4].joined(separator: " "))
    }

    private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    /// Whether data of a type is also data of another one.
    public static func conforms(_ identifier: String, to other: String) -> Bool {
        identifier == other || supertypes(of: identifier).contains(other)
    }

    /// All types that a type is a kind of, the nearest first.
    public static func supertypes(of identifier: String) -> [String] {
        var found: [String] = []
        var next = parents(of: identifier)
        while !next.isEmpty {
            let type = next.removeFirst()
            guard !found.contains(type) else { continue }
            found.append(type)
            next += parents(of: type)
        }
        return found
    }

    /// What a type is a kind of, as tables and the app's Info.plist say.
    private static func parents(of identifier: String) -> [String] {
        (table[identifier] ?? declaredByApp.first { $0.identifier == identifier })?.parents ?? []
    }

    /// The types that the app's Info.plist declares.
    public static var declaredByApp: [Entry] {
        let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].compactMap {
            Bundle.main.object(forInfoDictionaryKey: $0) as? [[String: Any]]
        }
        return lists.joined().compactMap { type in
            guard let identifier = type["UTTypeIdentifier"] as? String else { return nil }
            let tags = type["UTTypeTagSpecification"] as? [String: Any] ?? [:]
            return Entry(
                identifier: identifier, parents: texts(type["UTTypeConformsTo"]),
                extensions: texts(tags["public.filename-extension"]), mimeTypes: texts(tags["public.mime-type"]),
                text: type["UTTypeDescription"] as? String ?? identifier)
        }
    }

    /// A text alone or several.
    private static func texts(_ value: Any?) -> [String] {
        value as? [String] ?? (value as? String).map { [$0] } ?? []
    }

    // Identifier, what it is a kind of, extensions, media types, description: facts of the published list of types.
    private static let rows = [
        "public.item||||item", "public.content||||content", "public.composite-content|public.content|||mixed content",
        "public.data|public.item|||data", "public.directory|public.item|||folder",
        "com.apple.resolvable||||alias or symbolic link",
        "public.symlink|public.item com.apple.resolvable|||symbolic link",
        "public.executable|public.data|||executable",
        "com.apple.mount-point|public.item com.apple.resolvable|||mount point",
        "com.apple.alias-file|public.data com.apple.resolvable|||alias",
        "com.apple.bookmark|public.data|||bookmark", "public.url|public.data|||URL",
        "public.file-url|public.url|||file URL",
        "public.text|public.data public.content|||text",
        "public.plain-text|public.text|txt text|text/plain|plain text",
        "public.utf8-plain-text|public.plain-text|||UTF-8 text",
        "public.utf16-external-plain-text|public.plain-text|||UTF-16 text",
        "public.utf16-plain-text|public.plain-text|||UTF-16 text",
        "public.delimited-values-text|public.text|||delimited text",
        "public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV text",
        "public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated text",
        "public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated text",
        "public.rtf|public.text|rtf|text/rtf|rich text document",
        "public.html|public.text|html htm|text/html|HTML text",
        "public.xml|public.text|xml|application/xml text/xml|XML text",
        "public.yaml|public.text|yml yaml|application/x-yaml|YAML document",
        "public.css|public.text|css|text/css|CSS document",
        "public.source-code|public.plain-text|||source code",
        "public.swift-source|public.source-code|swift||Swift source",
        "public.c-source|public.source-code|c||C source", "public.c-header|public.source-code|h||C header",
        "public.objective-c-source|public.source-code|m||Objective-C source",
        "public.c-plus-plus-source|public.source-code|cp cpp c++ cc cxx||C++ source",
        "public.assembly-source|public.source-code|s||assembly source",
        "public.script|public.source-code|||script", "public.shell-script|public.script|sh command||shell script",
        "public.python-script|public.script|py|text/x-python-script|Python script",
        "public.ruby-script|public.script|rb rbw|text/ruby-script|Ruby script",
        "public.php-script|public.script|php php3 php4 ph3 ph4 phtml|text/php|PHP script",
        "public.perl-script|public.script|pl pm|text/x-perl-script|Perl script",
        "com.netscape.javascript-source|public.source-code public.executable|js jscript javascript mjs|text/javascript|JavaScript",
        "com.apple.property-list|public.data|plist||property list",
        "com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list",
        "com.apple.binary-property-list|com.apple.property-list|||binary property list",
        "public.json|public.text|json|application/json|JSON", "com.apple.log|public.plain-text|log||log",
        "public.geojson|public.json|geojson|application/geo+json|GeoJSON",
        "com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text document with attachments",
        "com.apple.flat-rtfd|public.data public.composite-content|||rich text document with attachments",
        "com.apple.package|public.directory|||package", "com.apple.bundle|public.directory|bundle||bundle",
        "com.apple.application|public.executable|||application",
        "com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application",
        "com.apple.framework|com.apple.bundle|framework||framework",
        "com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in",
        "public.folder|public.directory|||folder", "public.volume|public.folder|||volume",
        "com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document",
        "public.image|public.data public.content|||image",
        "public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image",
        "public.png|public.image|png|image/png|PNG image",
        "com.compuserve.gif|public.image|gif|image/gif|GIF image",
        "public.tiff|public.image|tiff tif|image/tiff|TIFF image",
        "com.microsoft.bmp|public.image|bmp|image/bmp|BMP image",
        "com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|icon",
        "com.apple.icns|public.image|icns|image/icns|Apple icon",
        "public.heif|public.heif-standard|heif|image/heif|HEIF image",
        "public.heif-standard|public.image|||HEIF image", "public.heic|public.heif-standard|heic|image/heic|HEIC image",
        "org.webmproject.webp|public.image|webp|image/webp|WebP image",
        "public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image",
        "public.camera-raw-image|public.image|||raw image", "com.apple.live-photo|public.data|||Live Photo",
        "com.apple.pict|public.image|pict pct pic|image/pict|PICT image",
        "public.jpeg-2000|public.image|jp2 jpf jpx j2k|image/jp2|JPEG 2000 image",
        "com.apple.quicktime-image|public.image|qtif qti|image/x-quicktime|QuickTime image",
        "public.audiovisual-content|public.data public.content|||audiovisual content",
        "public.movie|public.audiovisual-content|||movie", "public.video|public.movie|||video",
        "public.audio|public.audiovisual-content|||audio",
        "com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie",
        "public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg|MPEG movie",
        "public.mpeg-2-video|public.video|||MPEG-2 video",
        "public.mpeg-2-transport-stream|public.movie|ts||MPEG-2 transport stream",
        "public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie",
        "com.apple.m4v-video|public.mpeg-4|m4v|video/x-m4v|MPEG-4 video",
        "public.avi|public.movie|avi vfw|video/avi|AVI movie",
        "public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3|MP3 audio",
        "public.mpeg-4-audio|public.mpeg-4 public.audio|mp4||MPEG-4 audio",
        "com.apple.m4a-audio|public.audio|m4a|audio/x-m4a|Apple MPEG-4 audio",
        "com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio",
        "com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v||protected MPEG-4 video",
        "public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff|AIFF audio",
        "public.aifc-audio|public.audio|aifc aiff aif||AIFF-C audio",
        "com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav|waveform audio",
        "public.midi-audio|public.audio|midi mid kar|audio/midi|MIDI audio",
        "public.playlist||||playlist",
        "public.m3u-playlist|public.text public.playlist|m3u|audio/x-mpegurl|M3U playlist",
        "public.archive|public.data|||archive",
        "com.pkware.zip-archive|public.data public.archive|zip|application/zip|ZIP archive",
        "org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip|gzip archive",
        "public.bzip2-archive|public.data public.archive|bz2 bzip2|application/x-bzip2|bzip2 archive",
        "com.apple.archive|public.data public.archive|aar||Apple archive",
        "public.disk-image|public.archive|||disk image", "public.font|public.data|||font",
        "public.truetype-ttf-font|public.font|ttf|font/ttf|TrueType font",
        "public.opentype-font|public.font|otf|font/otf|OpenType font",
        "public.3d-content|public.content|||3D content",
        "com.pixar.universal-scene-description|public.3d-content public.data|usd||USD scene",
        "com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|USDZ scene",
        "com.apple.reality|public.data public.3d-content|reality||reality file",
        "com.apple.scenekit.scene|public.3d-content|scn||SceneKit scene",
        "public.presentation|public.composite-content|||presentation",
        "public.spreadsheet|public.content|||spreadsheet",
        "public.database||||database", "public.message|public.data|||message",
        "public.contact||||contact",
        "public.vcard|public.contact public.text|vcf vcard|text/directory text/vcard|vCard",
        "public.to-do-item||||to-do item", "public.calendar-event||||event",
        "public.email-message|public.message|eml|message/rfc822|e-mail message",
        "com.apple.ical.ics|public.calendar-event public.to-do-item public.text|ics|text/calendar|calendar file",
        "com.apple.internet-location|public.data|||internet location",
        "org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB book",
        "public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|certificate",
        "com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS#12 data",
    ]
}
