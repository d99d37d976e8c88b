import Foundation

/// A record that says who may see others.
open class CKShare: CKRecord, @unchecked Sendable {
    /// The names of what a share has for people.
    public enum SystemFieldKey {
        /// The title.
        public static let title = "cloudkit.title"
        /// The kind of what is shared.
        public static let shareType = "cloudkit.type"
        /// The picture.
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    }

    /// What somebody may do.
    public enum ParticipantPermission: Int, Sendable {
        case unknown, none, readOnly, readWrite
    }

    /// What somebody is.
    public enum ParticipantRole: Int, Sendable {
        case unknown = 0
        case owner = 1
        case privateUser = 3
        case publicUser = 4
    }

    /// Whether somebody has accepted the share.
    public enum ParticipantAcceptanceStatus: Int, Sendable {
        case unknown, pending, accepted, removed
    }

    /// Somebody who may see what is shared.
    open class Participant: NSObject, @unchecked Sendable {
        /// The person.
        public let userIdentity = CKUserIdentity()
        /// What the person is.
        open var role = ParticipantRole.privateUser
        /// What the person may do.
        open var permission = ParticipantPermission.readOnly
        /// Whether the person has accepted the share.
        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }

        override init() { super.init() }
    }

    /// What the address of a share is about. The server says it, so there is none without an account.
    open class Metadata: NSObject, @unchecked Sendable {
        /// The container's name.
        open var containerIdentifier: String { share.recordID.zoneID.ownerName }
        /// The share.
        public let share: CKShare
        /// The record that is shared.
        open var rootRecordID: CKRecord.ID { share.recordID }
        /// The record that is shared, where it was asked for.
        open var rootRecord: CKRecord? { nil }
        /// What the person is.
        open var participantRole: ParticipantRole { .unknown }
        /// Whether the person has accepted the share.
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        /// What the person may do.
        open var participantPermission: ParticipantPermission { .unknown }
        /// Who shares.
        open var ownerIdentity: CKUserIdentity { CKUserIdentity() }

        init(_ share: CKShare) {
            self.share = share
            super.init()
        }
    }

    /// What everybody may do who has the address.
    open var publicPermission = ParticipantPermission.none
    /// The address; nil before the share was saved.
    open var url: URL? { nil }
    /// Everybody who may see what is shared.
    open private(set) var participants: [Participant] = []
    /// Whoever shares.
    public let owner: Participant
    /// Whoever is signed in; nil for nobody.
    open var currentUserParticipant: Participant? { nil }

    /// Shares a record and those that have it as their parent.
    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
    }

    /// Shares a record and those that have it as their parent, with an identifier of the app's.
    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        owner = Participant()
        super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
        addOwner()
        rootRecord.shareReference = CKRecord.Reference(recordID: shareID, action: .none)
    }

    /// Shares a whole zone.
    public init(recordZoneID: CKRecordZone.ID) {
        owner = Participant()
        super.init(
            recordType: CKRecord.SystemType.share,
            recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
        addOwner()
    }

    private func addOwner() {
        owner.role = .owner
        owner.permission = .readWrite
        participants = [owner]
    }

    /// Reads a share from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        owner = Participant()
        super.init(coder: coder)
        addOwner()
        publicPermission = ParticipantPermission(rawValue: coder.decodeInteger(forKey: "PublicPermission")) ?? .none
    }

    open override func encodeSystemFields(with coder: NSCoder) {
        super.encodeSystemFields(with: coder)
        coder.encode(publicPermission.rawValue, forKey: "PublicPermission")
    }

    /// Lets somebody see what is shared.
    open func addParticipant(_ participant: Participant) {
        if !participants.contains(participant) { participants.append(participant) }
    }

    /// Lets somebody no longer see what is shared; the owner stays.
    open func removeParticipant(_ participant: Participant) {
        participants.removeAll { $0 === participant && $0 !== owner }
    }
}
