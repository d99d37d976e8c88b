import Foundation

/// A record of changes with what takes each back, in groups that are undone and redone as one.
///
/// What is registered while something is undone can be redone. Groups that the app does not begin itself are those of a turn of
/// the run loop.
open class UndoManager: NSObject {
    private final class Group {
        var actions: [() -> Void] = []
        var name = ""
        var targets: [ObjectIdentifier] = []
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var open: [Group] = []
    private var disabled = 0
    /// Whether the group that is open was begun for the turn of the run loop.
    private var hasEventGroup = false

    /// Makes a manager without changes.
    public override init() { super.init() }

    // MARK: State

    /// Whether changes are being taken back.
    open private(set) var isUndoing = false
    /// Whether changes are being made again.
    open private(set) var isRedoing = false
    /// Whether there is something to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// Whether changes are registered: not between `disableUndoRegistration()` and `enableUndoRegistration()`.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The number of groups that are open.
    open var groupingLevel: Int { open.count }
    /// Whether the changes of a turn of the run loop are a group; true unless set.
    open var groupsByEvent = true
    /// The greatest number of groups that can be undone; 0, the default, is for all.
    open var levelsOfUndo = 0 { didSet { limit() } }

    // MARK: Registering

    /// Has a closure called with a target when the change is undone. The target is not kept alive.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        let id = ObjectIdentifier(target)
        register(id) { [weak target] in if let target { handler(target) } }
    }

    /// Has a message sent to a target when the change is undone.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        register(ObjectIdentifier(target)) { [weak target] in
            if let target { MessageSending.send(selector, to: target, arguments: [anObject]) }
        }
    }

    private func register(_ target: ObjectIdentifier, _ action: @escaping () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent || isUndoing || isRedoing else {
                let reason = "registerUndo: without beginUndoGrouping, as groupsByEvent is false"
                return NSException(name: .internalInconsistencyException, reason: reason).raise()
            }
            beginEventGroup()
        }
        if !isUndoing, !isRedoing { redoGroups = [] }
        open.last?.actions.append(action)
        open.last?.targets.append(target)
        post("NSUndoManagerCheckpointNotification")
    }

    private func beginEventGroup() {
        beginUndoGrouping()
        hasEventGroup = true
        let ending = EndOfTurn(manager: self)
        RunLoop.main.perform { ending.manager?.endEventGroup() }
    }

    /// The manager for the end of the turn, which comes on the thread that the manager is used on.
    private struct EndOfTurn: @unchecked Sendable {
        weak var manager: UndoManager?
    }

    private func endEventGroup() {
        guard hasEventGroup, !isUndoing, !isRedoing else { return }
        hasEventGroup = false
        while !open.isEmpty { endUndoGrouping() }
    }

    /// Lets nothing be registered until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Takes back one call of `disableUndoRegistration()`.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    // MARK: Groups

    /// Begins a group, which may lie in another.
    open func beginUndoGrouping() {
        post("NSUndoManagerCheckpointNotification")
        open.append(Group())
        post("NSUndoManagerDidOpenUndoGroupNotification")
    }

    /// Ends the group that was begun last; without one this raises an exception.
    open func endUndoGrouping() {
        guard let group = open.popLast() else {
            let reason = "endUndoGrouping called with no matching begin"
            return NSException(name: .internalInconsistencyException, reason: reason).raise()
        }
        post("NSUndoManagerWillCloseUndoGroupNotification")
        if open.isEmpty { hasEventGroup = false }
        if let outer = open.last {
            outer.actions += group.actions
            outer.targets += group.targets
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.actions.isEmpty {
            if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
            limit()
        }
        post("NSUndoManagerDidCloseUndoGroupNotification")
    }

    private func limit() {
        guard levelsOfUndo > 0 else { return }
        undoGroups = undoGroups.suffix(levelsOfUndo)
        redoGroups = redoGroups.suffix(levelsOfUndo)
    }

    // MARK: Undoing

    /// Ends the group of the turn, and takes the last one back.
    open func undo() {
        endEventGroup()
        undoNestedGroup()
    }

    /// Takes the last group back.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
        post("NSUndoManagerWillUndoChangeNotification")
        isUndoing = true
        perform(group)
        isUndoing = false
        post("NSUndoManagerDidUndoChangeNotification")
    }

    /// Makes the change again that was taken back last.
    open func redo() {
        endEventGroup()
        guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
        post("NSUndoManagerWillRedoChangeNotification")
        isRedoing = true
        perform(group)
        isRedoing = false
        post("NSUndoManagerDidRedoChangeNotification")
    }

    private func perform(_ group: Group) {
        beginUndoGrouping()
        open.last?.name = group.name
        for action in group.actions.reversed() { action() }
        endUndoGrouping()
    }

    /// Forgets all changes.
    open func removeAllActions() { (undoGroups, redoGroups, open, hasEventGroup) = ([], [], [], false) }

    /// Forgets the groups with changes of a target.
    open func removeAllActions(withTarget target: Any) {
        let id = ObjectIdentifier(target as AnyObject)
        undoGroups.removeAll { $0.targets.contains(id) }
        redoGroups.removeAll { $0.targets.contains(id) }
    }

    // MARK: Names

    /// The name of what would be undone; empty without one.
    open var undoActionName: String { (open.first ?? undoGroups.last)?.name ?? "" }
    /// The name of what would be redone; empty without one.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// Names the group that is open, or the last one.
    open func setActionName(_ actionName: String) { (open.last ?? undoGroups.last)?.name = actionName }
    /// The title of a menu's command, with the name of what would be undone.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu's command, with the name of what would be redone.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title of a menu's command that undoes something with a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo " + actionName
    }
    /// The title of a menu's command that redoes something with a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo " + actionName
    }

    private func post(_ name: String) {
        NotificationCenter.default.post(name: Notification.Name(name), object: self)
    }
}

extension NSNotification.Name {
    /// Posted before groups begin, and when a change is registered.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted when a group has begun.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group ends.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when a group has ended.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before a change is taken back.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted when a change has been taken back.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before a change is made again.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted when a change has been made again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
