/// Texts that are not JSON, with a mark where the fault must be told.
enum JSONFaultCases {
  static let all: [String] = [
    "«json-empty»", " \n«json-empty»", "«json-empty»",
    "[1, 2«json-trailing-comma»,]", "{\"a\": 1«json-trailing-comma»,}", "[«json-comma»,1]",
    "[1,«json-comma»,2]",
    "[1 «json-missing-comma»2]", "{\"a\": 1 «json-missing-comma»\"b\": 2}",
    "{\"a\" «json-missing-colon»1}", "{«json-key»a: 1}", "{«json-string»'a': 1}", "{«json-key»1: 2}",
    "{\"a\": 1, «json-key»[1]}",
    "[«json-comment»// no\n1]", "[«json-comment»/* no */1, 2«json-comment»/**/]", "[1«json-truncated»/* no",
    "[«json-literal»NaN]", "[«json-literal»Infinity, «json-literal»-Infinity]", "[«json-literal»True]",
    "[«json-literal»nil]", "[«json-literal»undefined]",
    "[«json-number»01, «json-number»+1, «json-number».5, «json-number»1., «json-number»1e, «json-number»0x1F]",
    "[«json-number»1e400]", "[«json-number»-]", "[«json-number»1.2.3]",
    "[«json-string»'a']", "[«json-string»\"a\n\"]", "[«json-truncated»\"a", "[«json-truncated»\"a\\",
    "[\"a«json-control-character»\tb«json-control-character»\u{1}\"]",
    "[\"«json-escape»\\x\", \"«json-escape»\\u12\", \"«json-escape»\\u12G4\"]",
    "[\"«json-surrogate»\\uD800\", \"«json-surrogate»\\uDC00\", \"«json-surrogate»\\uD800\\u0041\"]",
    "[\"«json-surrogate»\\uD800«json-surrogate»\\uD800\"]",
    "{\"a\": 1, \"b\": 2, «json-duplicate-key»\"a\": 3, «json-duplicate-key»\"\\u0062\": 4}",
    "{\"a\": {\"a\": 1}, «json-duplicate-key»\"a\": 3}",
    "[1] «json-trailing-text»2", "{}«json-trailing-text»}",
    "[«json-mismatch»}", "{«json-mismatch»]", "[«json-syntax»;]", "[«json-syntax»é]", "«json-syntax»)",
    "[1«json-syntax»;]",
    "{\"a\"«json-syntax»}", "[«json-syntax»\u{FEFF}]", "«json-syntax»/", "[1«json-truncated»",
    "{\"a\":«json-truncated»",
    "{\"a\"«json-truncated»", "{«json-truncated»", "[1,«json-truncated»",
  ]
}
