import UIKit
import XCTest

@testable import Security

/// Items of the keychain, as apps write them.
final class KeychainTests: XCTestCase {
    private var file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func setUp() { Keychain.shared.use(file) }
    override func tearDown() { try? FileManager.default.removeItem(at: file) }

    private func add(_ account: String, _ password: String) -> OSStatus {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
            kSecAttrService as String: "app", kSecValueData as String: password.data(using: .utf8)!,
            kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlocked,
        ]
        return SecItemAdd(query as CFDictionary, nil)
    }

    private func password(_ account: String) -> String? {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecReturnData: kCFBooleanTrue!,
            kSecMatchLimit: kSecMatchLimitOne,
        ]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else {
            return nil
        }
        return String(data: data, encoding: .utf8)
    }

    func testAddingFindingChangingAndDeleting() {
        XCTAssertEqual(add("ada", "secret"), errSecSuccess)
        XCTAssertEqual(add("ada", "other"), errSecDuplicateItem)
        XCTAssertEqual(add("bob", "word"), errSecSuccess)
        XCTAssertEqual(password("ada"), "secret")
        let ada = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada"] as CFDictionary
        XCTAssertEqual(SecItemUpdate(ada, [kSecValueData: Data("new".utf8)] as CFDictionary), errSecSuccess)
        XCTAssertEqual(password("ada"), "new")
        XCTAssertEqual(SecItemUpdate(ada, [kSecAttrAccount: "bob"] as CFDictionary), errSecDuplicateItem)
        XCTAssertEqual(SecItemDelete(ada), errSecSuccess)
        XCTAssertEqual(SecItemDelete(ada), errSecItemNotFound)
        XCTAssertNil(password("ada"))
        XCTAssertEqual(password("bob"), "word")
    }

    func testAFileThatCannotBeReadIsPutAside() throws {
        let broken = file.appendingPathExtension("broken")
        defer { try? FileManager.default.removeItem(at: broken) }
        try Data("no list".utf8).write(to: file)
        Keychain.shared.use(file)
        XCTAssertNil(password("ada"))
        XCTAssertEqual(try Data(contentsOf: file), Data("no list".utf8))
        XCTAssertEqual(add("ada", "secret"), errSecSuccess)
        XCTAssertEqual(try Data(contentsOf: broken), Data("no list".utf8))
        Keychain.shared.use(file)
        XCTAssertEqual(password("ada"), "secret")
    }

    func testAttributesOfAllItems() throws {
        _ = add("ada", "a")
        _ = add("bob", "b")
        let query =
            [
                kSecClass as String: kSecClassGenericPassword, kSecReturnAttributes as String: true,
                kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
            ] as [String: Any]
        var result: AnyObject?
        XCTAssertEqual(
            withUnsafeMutablePointer(to: &result) {
                SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
            },
            errSecSuccess)
        let items = try XCTUnwrap(result as? [[String: Any]])
        XCTAssertEqual(items.map { $0[kSecAttrAccount as String] as? String }, ["ada", "bob"])
        XCTAssertEqual(items.first?[kSecValueData as String] as? Data, Data("a".utf8))
        XCTAssertNotNil(items.first?[kSecAttrCreationDate as String] as? Date)
    }

    func testItemsOutlastTheProcessInAPrivateFile() throws {
        _ = add("ada", "secret")
        Keychain.shared.use(file)
        XCTAssertEqual(password("ada"), "secret")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
    }

    func testReferencesThatLast() {
        let query =
            [
                kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.com", kSecAttrAccount: "ada",
                kSecValueData: Data("x".utf8), kSecReturnPersistentRef: true,
            ] as [CFString: Any]
        var reference: CFTypeRef?
        XCTAssertEqual(SecItemAdd(query as CFDictionary, &reference), errSecSuccess)
        var data: CFTypeRef?
        let find = [kSecValuePersistentRef: reference as! Data, kSecReturnData: true] as [CFString: Any]
        XCTAssertEqual(SecItemCopyMatching(find as CFDictionary, &data), errSecSuccess)
        XCTAssertEqual(data as? Data, Data("x".utf8))
    }

    func testWhatMakesNoSense() {
        XCTAssertEqual(SecItemAdd([kSecAttrAccount: "ada"] as CFDictionary, nil), errSecParam)
        XCTAssertEqual(
            SecItemAdd([kSecClass: kSecClassGenericPassword, kSecValueData: "text"] as CFDictionary, nil), errSecParam)
        XCTAssertEqual(
            SecCopyErrorMessageString(errSecItemNotFound, nil) as String?,
            "The specified item could not be found in the keychain.")
    }

    func testRandomBytes() {
        var bytes = [UInt8](repeating: 0, count: 32)
        XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes), errSecSuccess)
        XCTAssertNotEqual(bytes, [UInt8](repeating: 0, count: 32))
    }

    func testWebCredentials() {
        let password = SecCreateSharedWebCredentialPassword().map { $0 as String } ?? ""
        XCTAssertEqual(password.split(separator: "-").map(\.count), [3, 3, 3, 3])
        XCTAssertTrue(password.contains(where: \.isUppercase) && password.contains(where: \.isLowercase), password)
        XCTAssertTrue(password.contains(where: \.isNumber), password)
        let (kept, found) = (expectation(description: "kept"), expectation(description: "found"))
        SecAddSharedWebCredential("a.org", "me", "secret") { error in
            XCTAssertEqual(error?.code, Int(errSecUnimplemented))
            kept.fulfill()
        }
        SecRequestSharedWebCredential(nil, nil) { credentials, error in
            XCTAssertEqual(credentials?.count, 0)
            XCTAssertEqual(error?.code, Int(errSecItemNotFound))
            found.fulfill()
        }
        wait(for: [kept, found], timeout: 10)
    }

    func testServersAreToldApartByProtocolAndAuthentication() {
        let item: [CFString: Any] = [
            kSecClass: kSecClassInternetPassword, kSecAttrServer: "a.org", kSecAttrAccount: "me",
            kSecAttrProtocol: kSecAttrProtocolIMAPS, kSecAttrAuthenticationType: kSecAttrAuthenticationTypeHTTPBasic,
            kSecValueData: Data("secret".utf8),
        ]
        XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
        func status(_ name: CFString) -> OSStatus {
            let query: [CFString: Any] = [kSecClass: kSecClassInternetPassword, kSecAttrProtocol: name]
            return SecItemCopyMatching(query as CFDictionary, nil)
        }
        XCTAssertEqual(status(kSecAttrProtocolIMAPS), errSecSuccess)
        XCTAssertEqual(status(kSecAttrProtocolIMAP), errSecItemNotFound)
    }
}
