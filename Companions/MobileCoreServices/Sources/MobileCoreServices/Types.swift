import UIKit

// The system's types under their names before `UTType`.

/// Item.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
/// Content.
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
/// Mixed content.
public nonisolated(unsafe) let kUTTypeCompositeContent: CFString = "public.composite-content"
/// Data.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
/// Folder.
public nonisolated(unsafe) let kUTTypeDirectory: CFString = "public.directory"
/// Folder.
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
/// URL.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
/// File URL.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
/// Text.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
/// Plain text.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
/// UTF-8 text.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// UTF-16 text.
public nonisolated(unsafe) let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// CSV text.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Rich text document.
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
/// Rich text document with attachments.
public nonisolated(unsafe) let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// Rich text document with attachments.
public nonisolated(unsafe) let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// HTML text.
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
/// XML text.
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"
/// Source code.
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = "public.source-code"
/// Swift source.
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = "public.swift-source"
/// JavaScript.
public nonisolated(unsafe) let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// Property list.
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"
/// XML property list.
public nonisolated(unsafe) let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// Binary property list.
public nonisolated(unsafe) let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// JSON.
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
/// PDF document.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
/// Image.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
/// JPEG image.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
/// JPEG 2000 image.
public nonisolated(unsafe) let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// TIFF image.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
/// PICT image.
public nonisolated(unsafe) let kUTTypePICT: CFString = "com.apple.pict"
/// GIF image.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
/// PNG image.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
/// QuickTime image.
public nonisolated(unsafe) let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
/// Apple icon.
public nonisolated(unsafe) let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// BMP image.
public nonisolated(unsafe) let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// Icon.
public nonisolated(unsafe) let kUTTypeICO: CFString = "com.microsoft.ico"
/// Raw image.
public nonisolated(unsafe) let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// SVG image.
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// Live Photo.
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Audiovisual content.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// Movie.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
/// Video.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
/// Audio.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
/// QuickTime movie.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// MPEG movie.
public nonisolated(unsafe) let kUTTypeMPEG: CFString = "public.mpeg"
/// MPEG-2 video.
public nonisolated(unsafe) let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// MP3 audio.
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
/// MPEG-4 movie.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MPEG-4 audio.
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// Protected MPEG-4 audio.
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// AVI movie.
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = "public.avi"
/// AIFF audio.
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// Waveform audio.
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// MIDI audio.
public nonisolated(unsafe) let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// Playlist.
public nonisolated(unsafe) let kUTTypePlaylist: CFString = "public.playlist"
/// Archive.
public nonisolated(unsafe) let kUTTypeArchive: CFString = "public.archive"
/// Gzip archive.
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// Bzip2 archive.
public nonisolated(unsafe) let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// ZIP archive.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "com.pkware.zip-archive"
/// Spreadsheet.
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// Presentation.
public nonisolated(unsafe) let kUTTypePresentation: CFString = "public.presentation"
/// Database.
public nonisolated(unsafe) let kUTTypeDatabase: CFString = "public.database"
/// VCard.
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"
/// To-do item.
public nonisolated(unsafe) let kUTTypeToDoItem: CFString = "public.to-do-item"
/// Event.
public nonisolated(unsafe) let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// E-mail message.
public nonisolated(unsafe) let kUTTypeEmailMessage: CFString = "public.email-message"
/// Internet location.
public nonisolated(unsafe) let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// Contact.
public nonisolated(unsafe) let kUTTypeContact: CFString = "public.contact"
/// Font.
public nonisolated(unsafe) let kUTTypeFont: CFString = "public.font"
/// Bookmark.
public nonisolated(unsafe) let kUTTypeBookmark: CFString = "com.apple.bookmark"
/// Package.
public nonisolated(unsafe) let kUTTypePackage: CFString = "com.apple.package"
/// Bundle.
public nonisolated(unsafe) let kUTTypeBundle: CFString = "com.apple.bundle"
/// Application.
public nonisolated(unsafe) let kUTTypeApplication: CFString = "com.apple.application"
/// Executable.
public nonisolated(unsafe) let kUTTypeExecutable: CFString = "public.executable"
/// EPUB book.
public nonisolated(unsafe) let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// Log.
public nonisolated(unsafe) let kUTTypeLog: CFString = "com.apple.log"
/// 3D content.
public nonisolated(unsafe) let kUTType3DContent: CFString = "public.3d-content"

/// The class of extensions of names of files.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of types of the internet's media.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"
