/// The names of the menus that an app's menu bar has, or may have.
extension UIMenu.Identifier {
    /// The menu that holds all menus of a system.
    public static let root = Self("com.apple.menu.root")
    /// The menu of the app.
    public static let application = Self("com.apple.menu.application")
    /// The menu of documents.
    public static let file = Self("com.apple.menu.file")
    /// The menu of editing.
    public static let edit = Self("com.apple.menu.edit")
    /// The menu of what is shown and how.
    public static let view = Self("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Self("com.apple.menu.window")
    /// The menu of help.
    public static let help = Self("com.apple.menu.help")

    // MARK: In the app's menu

    /// The entry that tells about the app.
    public static let about = Self("com.apple.menu.about")
    /// The entry that opens the app's preferences.
    public static let preferences = Self("com.apple.menu.preferences")
    /// The services of other apps.
    public static let services = Self("com.apple.menu.services")
    /// The entries that hide apps.
    public static let hide = Self("com.apple.menu.hide")
    /// The entry that quits the app.
    public static let quit = Self("com.apple.menu.quit")

    // MARK: In the file menu

    /// The entries that open a new scene.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// The documents that were open lately.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// The entries that close windows.
    public static let close = Self("com.apple.menu.close")
    /// The entries that print.
    public static let print = Self("com.apple.menu.print")
    /// The entries of documents, such as duplicating and moving.
    public static let document = Self("com.apple.menu.document")

    // MARK: In the edit menu

    /// Undo and redo.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// Cut, copy, paste, delete and selecting.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// Finding and replacing.
    public static let find = Self("com.apple.menu.find")
    /// Replacing what was written wrong.
    public static let replace = Self("com.apple.menu.replace")
    /// Sharing.
    public static let share = Self("com.apple.menu.share")
    /// Bold, italics and underlining.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// Spelling and grammar.
    public static let spelling = Self("com.apple.menu.spelling")
    /// The entries that show the panel of spelling.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// The options of spelling.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// Substitutions of what is typed.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// The entries that show the panel of substitutions.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// The options of substitutions.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// Upper and lower case.
    public static let transformations = Self("com.apple.menu.transformations")
    /// Speaking what is selected.
    public static let speech = Self("com.apple.menu.speech")
    /// Looking up what is selected.
    public static let lookup = Self("com.apple.menu.lookup")
    /// Learning a word.
    public static let learn = Self("com.apple.menu.learn")

    // MARK: The format menu

    /// The menu of formats.
    public static let format = Self("com.apple.menu.format")
    /// The menu of fonts.
    public static let font = Self("com.apple.menu.font")
    /// The sizes of text.
    public static let textSize = Self("com.apple.menu.text-size")
    /// The colours of text.
    public static let textColor = Self("com.apple.menu.text-color")
    /// Copying and pasting styles.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// The menu of text.
    public static let text = Self("com.apple.menu.text")
    /// The directions of writing.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// The alignments of text.
    public static let alignment = Self("com.apple.menu.alignment")

    // MARK: In the view and window menus

    /// The entries that show and hide the toolbar.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// The entries that show and hide the sidebar.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The entry for the full screen.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// The entries that minimise and zoom.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// The entry that brings all windows to the front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
