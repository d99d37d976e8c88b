/// A version of a data model, as the app reads it when it runs.
struct DataModel: Encodable, Equatable {
    var entities: [Entity] = []
    var fetchRequests: [FetchRequest] = []
    /// The names of entities by configuration.
    var configurations: [String: [String]] = [:]
    var identifier: String?

    struct Entity: Encodable, Equatable {
        var name: String
        /// The class with its module where the model says so; nil where objects have no class of their own.
        var className: String?
        /// The module whose class of the name comes first.
        var module: String
        var isAbstract = false
        var parent: String?
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
        var fetchedProperties: [FetchedProperty] = []
        var constraints: [[String]] = []
        var indexes: [Index] = []
        var renaming: String?
        var userInfo: [String: String] = [:]
    }

    struct Attribute: Encodable, Equatable {
        var name: String
        /// As the modelling tool writes it: "Integer 16".
        var type: String
        var isOptional = false
        var isTransient = false
        var isScalar = false
        var defaultValue: String?
        /// In seconds since the reference date.
        var defaultDate: Double?
        var minimum: String?
        var maximum: String?
        var pattern: String?
        var className: String?
        var transformer: String?
        var derivation: String?
        var renaming: String?
        var userInfo: [String: String] = [:]
    }

    struct Relationship: Encodable, Equatable {
        var name: String
        var destination: String
        var inverse: String?
        var isOptional = false
        var isTransient = false
        var isToMany = false
        var isOrdered = false
        var minimum = 0
        var maximum = 0
        /// "Nullify", "Cascade", "Deny" or "No Action".
        var deletionRule = "Nullify"
        var renaming: String?
        var userInfo: [String: String] = [:]
    }

    struct FetchedProperty: Encodable, Equatable {
        var name: String
        var entity: String
        var predicate: String?
        var userInfo: [String: String] = [:]
    }

    struct FetchRequest: Encodable, Equatable {
        var name: String
        var entity: String
        var predicate: String?
        var limit = 0
    }

    struct Index: Encodable, Equatable {
        var name: String
        var properties: [String]
    }
}

/// How the class of an entity comes about.
enum ClassGeneration: String {
    /// The author writes it.
    case manual
    /// The build writes the class and its properties.
    case `class`
    /// The build writes the properties of a class that the author writes.
    case category
}

/// What a model's document says: the model itself, and which classes are to be written.
struct DataModelDocument: Equatable {
    var model = DataModel()
    /// By entity; those without an entry are the author's.
    var generation: [String: ClassGeneration] = [:]
}
