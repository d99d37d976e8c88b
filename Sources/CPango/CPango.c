// The module is its headers; SwiftPM wants a source file.
