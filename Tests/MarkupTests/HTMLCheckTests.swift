import Markup
import Testing

@Suite struct HTMLCheckTests {
  @Test func aGoodPagePasses() {
    let page = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>é</title></head><body><main>
      <svg viewBox="0 0 1 1"><path d="M0 0"/></svg><details><summary>s</summary><p>a &amp; b</p></details>
      </main></body></html>
      """
    #expect(HTMLCheck.faults(in: Array(page.utf8)) == [])
  }

  @Test(arguments: ["<p><b>x</p></b>", "<a href=\"x\"x\">y</a>", "<p id=a id=a>", "</div>"])
  func aBadPageIsReported(_ body: String) {
    let page = "<!DOCTYPE html><html><head><title>t</title></head><body>\(body)</body></html>"
    #expect(!HTMLCheck.faults(in: Array(page.utf8)).isEmpty)
  }
}
