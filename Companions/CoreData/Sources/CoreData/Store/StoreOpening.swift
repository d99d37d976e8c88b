import CoreDataEngine
import UIKit

/// The opening of a store: of a new one, of one that fits the model, or of one that has to be migrated.
struct StoreOpening {
    let type: String
    let configuration: String?
    let url: URL?
    let options: [AnyHashable: Any]
    let model: NSManagedObjectModel

    private func isOn(_ option: String) -> Bool {
        (options[option] as? NSNumber)?.boolValue ?? options[option] as? Bool ?? false
    }

    func open(
        identifier: @escaping (NSPersistentStore, NSEntityDescription, Int64) -> NSManagedObjectID
    ) throws -> NSPersistentStore {
        guard [NSSQLiteStoreType, NSInMemoryStoreType, NSBinaryStoreType].contains(type) else {
            throw CoreDataProblem.error(NSPersistentStoreInvalidTypeError, "there are no stores of type '\(type)'")
        }
        guard let entities = model.entities(forConfigurationName: configuration) else {
            throw CoreDataProblem.error(
                NSPersistentStoreOpenError, "the model has no configuration named '\(configuration ?? "")'")
        }
        let isInMemory = type == NSInMemoryStoreType || url?.path == "/dev/null"
        let isReadOnly = isOn(NSReadOnlyPersistentStoreOption)
        let layout = StoreLayout(entities)
        do {
            let database = try database(isInMemory: isInMemory, isReadOnly: isReadOnly)
            let schema = StoreSchema(entities)
            let information = try prepare(database, layout, schema, isReadOnly: isReadOnly)
            // Identifiers have the store, which has what makes them.
            nonisolated(unsafe) weak var made: NSPersistentStore?
            let store = NSPersistentStore(
                ObjectStore(database, layout) { entity, number in
                    guard let made else { preconditionFailure("a store is open while it is read") }
                    return identifier(made, entity, number)
                }, type: type, configuration: configuration, url: url, options: options, isReadOnly: isReadOnly)
            made = store
            store.identifier = information.identifier
            store.metadata = information.metadata(type: type)
            return store
        } catch let error as SQLiteError {
            throw CoreDataProblem.error(
                NSPersistentStoreOpenError, error.message,
                [
                    NSLocalizedDescriptionKey: "The file couldn’t be opened.", NSSQLiteErrorDomain: Int(error.code),
                    NSFilePathErrorKey: url?.path ?? "",
                ])
        }
    }

    private func database(isInMemory: Bool, isReadOnly: Bool) throws -> SQLiteDatabase {
        guard !isInMemory else { return try SQLiteDatabase(path: ":memory:") }
        guard let url else {
            throw CoreDataProblem.error(NSPersistentStoreOpenError, "a store of type '\(type)' needs a file")
        }
        // A container's folder is made for it, too.
        if !isReadOnly {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        let database = try SQLiteDatabase(path: url.path, isReadOnly: isReadOnly)
        if !isReadOnly {
            _ = try database.rows("PRAGMA journal_mode = WAL")
            // A process that is killed loses nothing that way; only a machine that loses its power loses the last save.
            try database.execute("PRAGMA synchronous = NORMAL")
        }
        return database
    }

    private func prepare(
        _ database: SQLiteDatabase, _ layout: StoreLayout, _ schema: StoreSchema, isReadOnly: Bool
    ) throws -> StoreInformation {
        guard let known = try StoreInformation(of: database) else {
            if try !database.rows("SELECT name FROM sqlite_master").isEmpty {
                throw CoreDataProblem.error(
                    NSPersistentStoreIncompatibleSchemaError,
                    "\(url?.path ?? "the database") was not made here: a store of a device cannot be opened")
            }
            let made = StoreInformation(identifier: UUID().uuidString, schema: schema)
            try database.transaction {
                for statement in StoreInformation.statements + layout.statements { try database.execute(statement) }
                try made.write(to: database)
            }
            return made
        }
        guard known.schema != schema else { return known }
        guard isOn(NSMigratePersistentStoresAutomaticallyOption), isOn(NSInferMappingModelAutomaticallyOption),
            !isReadOnly
        else {
            throw CoreDataProblem.error(
                NSPersistentStoreIncompatibleVersionHashError,
                "The model used to open the store is incompatible with the one used to create the store",
                ["metadata": known.metadata(type: type)])
        }
        let migrated = StoreInformation(identifier: known.identifier, schema: schema, own: known.own)
        try database.transaction {
            try StoreMigration(database: database, from: known.schema, to: schema, layout: layout).run()
            try migrated.write(to: database)
        }
        return migrated
    }

    static func metadata(at url: URL, type: String) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CoreDataProblem.error(
                NSFileReadNoSuchFileError, "there is no store at \(url.path)", [NSFilePathErrorKey: url.path])
        }
        do {
            let database = try SQLiteDatabase(path: url.path, isReadOnly: true)
            if let known = try StoreInformation(of: database) { return known.metadata(type: type) }
        } catch let error as SQLiteError {
            throw CoreDataProblem.error(NSPersistentStoreOpenError, error.message)
        }
        throw CoreDataProblem.error(NSPersistentStoreIncompatibleSchemaError, "\(url.path) was not made here")
    }
}

/// What a store knows of itself.
struct StoreInformation {
    var identifier: String
    var schema: StoreSchema
    /// What the app has added, as a property list.
    var own = Data()

    static let statements = [
        "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID TEXT NOT NULL, Z_MODEL TEXT NOT NULL, Z_PLIST BLOB)",
        "CREATE TABLE Z_PRIMARYKEY (Z_NAME TEXT PRIMARY KEY, Z_MAX INTEGER NOT NULL)",
    ]

    init(identifier: String, schema: StoreSchema, own: Data = Data()) {
        (self.identifier, self.schema, self.own) = (identifier, schema, own)
    }

    /// Nil for a database without.
    init?(of database: SQLiteDatabase) throws {
        guard
            try !database.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'Z_METADATA'").isEmpty,
            let row = try database.rows("SELECT * FROM Z_METADATA").first, row.count == 4,
            let identifier = row[1].text, let schema = row[2].text.flatMap(StoreSchema.init(text:))
        else { return nil }
        self.init(identifier: identifier, schema: schema, own: row[3].blob ?? Data())
    }

    func write(to database: SQLiteDatabase) throws {
        try database.execute(
            "INSERT OR REPLACE INTO Z_METADATA VALUES (1, ?, ?, ?)",
            [.text(identifier), .text(schema.text), .blob(own)])
    }

    func metadata(type: String) -> [String: Any] {
        var metadata =
            (try? PropertyListSerialization.propertyList(from: own, format: nil)) as? [String: Any] ?? [:]
        metadata[NSStoreTypeKey] = type
        metadata[NSStoreUUIDKey] = identifier
        metadata[NSStoreModelVersionHashesKey] = schema.hashes
        return metadata
    }
}
