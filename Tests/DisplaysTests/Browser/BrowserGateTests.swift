import Foundation
import XCTest

@testable import Displays

/// Who gets what over HTTP.
@preconcurrency @MainActor final class BrowserGateTests: BrowserTestCase {
    private let refusal = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

    private func fields(of answer: String) -> [String: String] {
        let lines = answer.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n").dropFirst()
        return Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                return (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
            })
    }

    func test_pageIsServedToWhoShowsTheToken() throws {
        let answer = try answer(to: get("/?\(query)"))
        XCTAssertTrue(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), answer)
        let fields = fields(of: answer)
        XCTAssertEqual(fields["Content-Type"], "text/html; charset=utf-8")
        XCTAssertEqual(fields["Cache-Control"], "no-store")
        XCTAssertEqual(fields["X-Content-Type-Options"], "nosniff")
        XCTAssertEqual(fields["X-Frame-Options"], "DENY")
        XCTAssertEqual(fields["Referrer-Policy"], "no-referrer")
        let policy = try XCTUnwrap(fields["Content-Security-Policy"])
        XCTAssertTrue(policy.hasPrefix("default-src 'none'; "), policy)
        XCTAssertTrue(policy.contains("frame-ancestors 'none'"), policy)
        XCTAssertFalse(policy.contains("unsafe"), policy)
        let page = answer.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
        XCTAssertEqual(fields["Content-Length"], "\(page.utf8.count)")
        XCTAssertFalse(page.contains("{{"))
        XCTAssertTrue(page.contains("?\(query)\""))
        let nonce = try XCTUnwrap(page.firstMatch(of: /nonce="([0-9a-f]+)"/)?.1)
        XCTAssertTrue(policy.contains("'nonce-\(nonce)'"), policy)
        XCTAssertFalse(try self.answer(to: get("/?\(query)")).contains(nonce), "a nonce is for one answer")
    }

    func test_localhostIsThePagesOwnName() throws {
        let request = "GET /?\(query) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
        XCTAssertTrue(try answer(to: request).hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    func test_allThatThePageLoadsIsServed() throws {
        let page = try answer(to: get("/?\(query)"))
        let paths = page.matches(of: /"(\/[^"?]+)\?token=/).map { String($0.1) }
        XCTAssertFalse(paths.isEmpty)
        for path in paths {
            let answer = try answer(to: get("\(path)?\(query)"))
            XCTAssertTrue(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), path)
            if path.hasSuffix(".js") {
                XCTAssertEqual(fields(of: answer)["Content-Type"], "text/javascript; charset=utf-8")
            }
        }
    }

    func test_allElseIsRefusedWithoutAWord() throws {
        let host = "Host: 127.0.0.1:\(port)"
        let handshake =
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        let requests = [
            "no token": get("/"),
            "an empty token": get("/?token="),
            "a wrong token": get("/?token=\(PageToken().text)"),
            "a part of the token": get("/?\(query.dropLast())"),
            "more than the token": get("/?\(query)0"),
            "two tokens": get("/?\(query)&\(query)"),
            "the token with another name": get("/?\(query.replacingOccurrences(of: "token", with: "Token"))"),
            "a file without a token": get("/main.js"),
            "no host": "GET /?\(query) HTTP/1.1\r\n\r\n",
            "another host": "GET /?\(query) HTTP/1.1\r\nHost: evil.example:\(port)\r\n\r\n",
            "a host without the port": "GET /?\(query) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
            "a host with another port": "GET /?\(query) HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n",
            "a host that begins as ours": "GET /?\(query) HTTP/1.1\r\nHost: 127.0.0.1:\(port).evil.example\r\n\r\n",
            "two hosts": "GET /?\(query) HTTP/1.1\r\n\(host)\r\nHost: evil.example\r\n\r\n",
            "another site's script": get("/main.js?\(query)", ["Origin: http://evil.example"]),
            "a page from a file": get("/main.js?\(query)", ["Origin: null"]),
            "two origins": get("/?\(query)", ["Origin: http://127.0.0.1:\(port)", "Origin: http://evil.example"]),
            "a way out": get("/../Package.swift?\(query)"),
            "a hidden way out": get("/%2e%2e/%2e%2e/etc/passwd?\(query)"),
            "an absolute path": get("//etc/passwd?\(query)"),
            "a file that is not there": get("/secrets.js?\(query)"),
            "the page by its file's name": get("/index.html?\(query)"),
            "a null byte": get("/main.js\0.png?\(query)"),
            "a full address": get("http://127.0.0.1:\(port)/?\(query)"),
            "POST": "POST /?\(query) HTTP/1.1\r\n\(host)\r\nContent-Length: 0\r\n\r\n",
            "HEAD": "HEAD /?\(query) HTTP/1.1\r\n\(host)\r\n\r\n",
            "a body": "GET /?\(query) HTTP/1.1\r\n\(host)\r\nContent-Length: 5\r\n\r\nhello",
            "a body in chunks": "GET /?\(query) HTTP/1.1\r\n\(host)\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "HTTP/1.0": "GET /?\(query) HTTP/1.0\r\n\(host)\r\n\r\n",
            "a folded line": "GET /?\(query) HTTP/1.1\r\n\(host)\r\n folded\r\n\r\n",
            "a space before the colon": "GET /?\(query) HTTP/1.1\r\nHost : 127.0.0.1:\(port)\r\n\r\n",
            "bare line feeds": "GET /?\(query) HTTP/1.1\n\(host)\n\n\r\n\r\n",
            "bytes that are no text": "GET /?\(query) HTTP/1.1\r\n\(host)\r\nX: é\r\n\r\n",
            "a socket without an origin": get("/socket?\(query)", [String(handshake.dropLast(2))]),
            "a socket of another site's": get(
                "/socket?\(query)", ["Origin: http://evil.example", String(handshake.dropLast(2))]),
            "a socket of the other name's": get(
                "/socket?\(query)", ["Origin: http://localhost:\(port)", String(handshake.dropLast(2))]),
            "a socket without the token": get(
                "/socket", ["Origin: http://127.0.0.1:\(port)", String(handshake.dropLast(2))]),
            "a socket that is none": get("/socket?\(query)", ["Origin: http://127.0.0.1:\(port)"]),
            "a socket of another version": get(
                "/socket?\(query)",
                [
                    "Origin: http://127.0.0.1:\(port)",
                    handshake.replacingOccurrences(of: "13", with: "8").trimmingCharacters(in: .newlines),
                ]),
        ]
        for (what, request) in requests { XCTAssertEqual(try answer(to: request), refusal, what) }
    }

    func test_onlyTheLoopbackInterfaceListens() throws {
        let listening = try String(contentsOfFile: "/proc/self/net/tcp", encoding: .utf8)
            .split(separator: "\n").filter {
                $0.contains(":\(String(port, radix: 16, uppercase: true)) 00000000:0000 0A")
            }
        XCTAssertEqual(listening.count, 1)
        XCTAssertTrue(listening[0].contains(" 0100007F:"), "\(listening)")
    }

    func test_takenPortsAreSaid() throws {
        let second = BrowserDisplay(host: host, port: port)
        XCTAssertThrowsError(try finish { try await second.start() }) {
            XCTAssertEqual($0 as? BrowserDisplayError, .portTaken(port))
        }
        XCTAssertEqual(second.address, "")
        for number in [-1, 65536] {
            XCTAssertThrowsError(try finish { try await BrowserDisplay(host: self.host, port: number).start() }) {
                XCTAssertEqual($0 as? BrowserDisplayError, .noSuchPort(number))
            }
        }
    }

    func test_stopFreesThePort() throws {
        let (port, page) = (port, try openPage())
        try finish { await self.display.stop() }
        page.client.waitForEnd()
        XCTAssertThrowsError(try RawClient(port: port)) {
            XCTAssertEqual(($0 as? RawClient.Failure)?.errno, ECONNREFUSED)
        }
        let next = BrowserDisplay(host: host, port: port)
        try finish { try await next.start() }
        XCTAssertTrue(next.address.hasPrefix("http://127.0.0.1:\(port)/?token="))
        try finish { await next.stop() }
    }
}
