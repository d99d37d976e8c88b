// The system's types under their names in Swift.

extension UTType {
    /// Item.
    public static var item: UTType { UTType(known: "public.item") }
    /// Content.
    public static var content: UTType { UTType(known: "public.content") }
    /// Mixed content.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// Disk image.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    /// Data.
    public static var data: UTType { UTType(known: "public.data") }
    /// Folder.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// Alias or symbolic link.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
    /// Symbolic link.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// Executable.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// Mount point.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
    /// Alias.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    /// Bookmark.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
    /// URL.
    public static var url: UTType { UTType(known: "public.url") }
    /// File URL.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// Text.
    public static var text: UTType { UTType(known: "public.text") }
    /// Plain text.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// UTF-8 text.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// UTF-16 text.
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
    /// UTF-16 text.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Delimited text.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// CSV text.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// Tab-separated text.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// Tab-separated text.
    public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
    /// Rich text document.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// HTML text.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML text.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// YAML document.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// CSS document.
    public static var css: UTType { UTType(known: "public.css") }
    /// Source code.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// Assembly source.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
    /// C source.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// Objective-C source.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    /// Swift source.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// C++ source.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    /// C header.
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    /// Script.
    public static var script: UTType { UTType(known: "public.script") }
    /// Shell script.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// Python script.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// Ruby script.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    /// PHP script.
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    /// Perl script.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    /// JavaScript.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// Property list.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// XML property list.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// Binary property list.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// JSON.
    public static var json: UTType { UTType(known: "public.json") }
    /// GeoJSON.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }
    /// Log.
    public static var log: UTType { UTType(known: "com.apple.log") }
    /// Rich text document with attachments.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// Rich text document with attachments.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    /// Package.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// Bundle.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// Plug-in.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
    /// Application.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// Application.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    /// Framework.
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    /// Folder.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// Volume.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// PDF document.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// Image.
    public static var image: UTType { UTType(known: "public.image") }
    /// JPEG image.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// TIFF image.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// GIF image.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// PNG image.
    public static var png: UTType { UTType(known: "public.png") }
    /// Apple icon.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// BMP image.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// Icon.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// Raw image.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// SVG image.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// Live Photo.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// HEIF image.
    public static var heif: UTType { UTType(known: "public.heif") }
    /// HEIC image.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// WebP image.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// 3D content.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// USD scene.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
    /// USDZ scene.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// Reality file.
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }
    /// SceneKit scene.
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
    /// Audiovisual content.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// Movie.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Video.
    public static var video: UTType { UTType(known: "public.video") }
    /// Audio.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// MPEG movie.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// MPEG-2 video.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    /// MPEG-2 transport stream.
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
    /// MP3 audio.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// MPEG-4 audio.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// Protected MPEG-4 audio.
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
    /// Protected MPEG-4 video.
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
    /// AVI movie.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// AIFF audio.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// Waveform audio.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// MIDI audio.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// Playlist.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// M3U playlist.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
    /// Archive.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// Gzip archive.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// Bzip2 archive.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// ZIP archive.
    public static var zip: UTType { UTType(known: "com.pkware.zip-archive") }
    /// Apple archive.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
    /// Spreadsheet.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// Presentation.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// Database.
    public static var database: UTType { UTType(known: "public.database") }
    /// Message.
    public static var message: UTType { UTType(known: "public.message") }
    /// Contact.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// VCard.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// To-do item.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// Event.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// E-mail message.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// Internet location.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    /// Font.
    public static var font: UTType { UTType(known: "public.font") }
    /// EPUB book.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// PKCS#12 data.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    /// Certificate.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
}
