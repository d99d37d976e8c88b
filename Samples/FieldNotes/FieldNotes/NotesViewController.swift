import CoreData
import UIKit

/// The notes by the place where they were taken, newest first.
final class NotesViewController: UITableViewController, NSFetchedResultsControllerDelegate {
    private let context: NSManagedObjectContext
    private let dates = DateFormatter()

    private lazy var results: NSFetchedResultsController<Note> = {
        let request: NSFetchRequest<Note> = Note.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: #keyPath(Note.place.name), ascending: true),
            NSSortDescriptor(keyPath: \Note.timestamp, ascending: false),
        ]
        request.fetchBatchSize = 20
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "place.name", cacheName: nil)
        controller.delegate = self
        return controller
    }()

    init(context: NSManagedObjectContext) {
        self.context = context
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Field Notes"
        dates.dateFormat = "HH:mm"
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addNote))
        fillIfEmpty()
        do {
            try results.performFetch()
        } catch {
            print("The notes cannot be fetched: \(error)")
        }
    }

    // MARK: - Notes

    private func fillIfEmpty() {
        guard (try? context.count(for: Note.fetchRequest())) == 0 else { return }
        let start = Date(timeIntervalSinceReferenceDate: 790_000_000)
        let first = [
            ("Harbour", "Two terns on the north pier"), ("Harbour", "Tide out by noon"),
            ("Meadow", "Orchids, eleven of them"), ("Old Wall", "A wren in the ivy"),
        ]
        for (index, (place, text)) in first.enumerated() {
            insertNote(text, at: place, on: start.addingTimeInterval(Double(index) * 900))
        }
        save()
    }

    @objc private func addNote() {
        let count = (try? context.count(for: Note.fetchRequest())) ?? 0
        insertNote("Note \(count + 1)", at: "Meadow", on: Date())
        save()
    }

    private func insertNote(_ text: String, at name: String, on date: Date) {
        let note = Note(context: context)
        note.text = text
        note.timestamp = date
        note.place = place(named: name)
    }

    private func place(named name: String) -> Place {
        let request: NSFetchRequest<Place> = Place.fetchRequest()
        request.predicate = NSPredicate(format: "%K == %@", #keyPath(Place.name), name)
        request.fetchLimit = 1
        if let known = try? context.fetch(request).first { return known }
        let place = Place(context: context)
        place.name = name
        return place
    }

    private func save() {
        do {
            try context.save()
        } catch {
            context.rollback()
            print("The notes cannot be saved: \(error)")
        }
    }

    // MARK: - Table

    override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        results.sections?[section].name
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        show(results.object(at: indexPath), in: cell)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        results.object(at: indexPath).isKept.toggle()
        save()
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        context.delete(results.object(at: indexPath))
        save()
    }

    private func show(_ note: Note, in cell: UITableViewCell) {
        var content = cell.defaultContentConfiguration()
        content.text = note.text
        content.secondaryText = note.timestamp.map(dates.string)
        cell.contentConfiguration = content
        cell.accessoryType = note.isKept ? .checkmark : .none
    }

    // MARK: - Changes

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.beginUpdates()
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert: tableView.insertSections([sectionIndex], with: .fade)
        case .delete: tableView.deleteSections([sectionIndex], with: .fade)
        default: return
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
        case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
        case .update: if let cell = tableView.cellForRow(at: indexPath!) { show(anObject as! Note, in: cell) }
        case .move: tableView.moveRow(at: indexPath!, to: newIndexPath!)
        @unknown default: return
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.endUpdates()
    }
}
