/// A place where a page does not fit: found by geometry, whatever the style sheet means.
struct LayoutFinding: Decodable, Equatable, CustomStringConvertible {
  enum Rule: String, Decodable {
    /// The page, or something on it, is wider than the window.
    case pageOverflow = "page-overflow"
    /// Text leaves its own box or is cut off by one.
    case textOverflow = "text-overflow"
    /// Something else than text leaves its box.
    case boxOverflow = "box-overflow"
    /// A scroll region that no key reaches.
    case unreachableScroll = "unreachable-scroll"
    /// Two texts lie on one another.
    case textOverlap = "text-overlap"
  }

  var rule: Rule
  /// The element, by its path of tags, ids and classes.
  var element: String
  var detail: String

  var description: String { "\(rule.rawValue): \(element): \(detail)" }
}

extension Page {
  /// What does not fit in a window `width` points wide, at most fifty findings.
  ///
  /// The width is that which the test asked for: on a phone an overflowing page widens `innerWidth` itself.
  /// Free to leave its box is what stands in `[data-scroll]` or in a scroll region that a key reaches.
  /// Not seen by this check: text inside `<svg>`, of `::before` and `::after`.
  func layoutFindings(width: Int) throws -> [LayoutFinding] {
    try evaluate("(\(layoutCheck))(\(width))").decoded(as: [LayoutFinding].self)
  }
}

private let layoutCheck = #"""
  width => {
    // Blocks that the browser leaves out while they are off screen have no true boxes: show all.
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [everything];

    const findings = [];
    const report = (rule, element, detail) => findings.push({ rule, element: path(element), detail });
    const path = element => {
      const names = [];
      for (let e = element; e && e !== document.body && names.length < 4; e = e.parentElement) {
        const classes = [...e.classList].map(c => '.' + c).join('');
        names.unshift(e.localName + (e.id ? '#' + e.id : '') + classes);
      }
      return names.join(' > ') || 'body';
    };
    const quote = text => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 60));
    const round = number => Math.round(number * 10) / 10;

    const styles = new Map();
    const style = element => {
      let found = styles.get(element);
      if (!found) styles.set(element, found = getComputedStyle(element));
      return found;
    };
    const isInline = element => /^(inline|contents)$/.test(style(element).display);
    const clips = element => !isInline(element) && style(element).overflowX !== 'visible';
    const scrolls = element => /auto|scroll/.test(style(element).overflowX + style(element).overflowY);
    const isReachable = element => element.hasAttribute('data-scroll') || element.tabIndex >= 0
      || [...element.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .some(e => e.tabIndex >= 0);
    // The scroll region or the declared one around an element, itself included.
    const region = element => {
      for (let e = element; e && e !== document.body && e !== document.documentElement; e = e.parentElement) {
        if (e.hasAttribute('data-scroll') || (scrolls(e) && !isInline(e))) return e;
      }
      return null;
    };
    const isSpoken = element => {
      // Hidden from the eye and kept for screen readers: a box of at most a point, or clipped to nothing.
      for (let e = element; e && e !== document.body; e = e.parentElement) {
        const s = style(e);
        if (/^rect\(/.test(s.clip) && s.position === 'absolute') return true;
        if (/inset\((50|100)%/.test(s.clipPath)) return true;
        if (clips(e)) {
          const box = e.getBoundingClientRect();
          if (box.width <= 1 || box.height <= 1) return true;
        }
      }
      return false;
    };
    const isShown = element =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isSpoken(element);

    // Every element but those inside pictures.
    const elements = [...document.body.querySelectorAll('*')]
      .filter(e => !e.parentElement.closest('svg') && isShown(e));

    // 1. The page and its window.
    const page = document.scrollingElement;
    const right = Math.max(page.scrollWidth, document.documentElement.getBoundingClientRect().width);
    if (right > width + 0.5) report('page-overflow', document.body, `${round(right)} wide in ${width}`);
    const outside = new Set();
    for (const element of elements) {
      if (region(element.parentElement)) continue;
      const box = element.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      if (box.right > width + 0.5 || box.left < -0.5) {
        // The outermost says it; what it holds only follows.
        if (!outside.has(element.parentElement)) {
          report('page-overflow', element, `from ${round(box.left)} to ${round(box.right)} in ${width}`);
        }
        outside.add(element);
      }
    }

    // 2. Boxes and what they hold.
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode, parent = node.parentElement;
      if (!node.data.trim() || parent.closest('svg, script, style, noscript, template, textarea, select')) continue;
      if (!isShown(parent)) continue;
      const lineHeight = parseFloat(style(parent).lineHeight);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const r of range.getClientRects()) {
        if (r.width < 0.5 || r.height < 0.5) continue;
        // A glyph box is as high as the face; what counts as the line's is what its line height leaves.
        const inset = lineHeight < r.height ? (r.height - lineHeight) / 2 : 0;
        texts.push({
          node, parent, text: node.data,
          left: r.left, right: r.right, top: r.top + inset, bottom: r.bottom - inset,
        });
      }
    }
    for (const parent of elements.filter(e => /^(svg|img)$/.test(e.localName))) {
      const { left, right, top, bottom } = parent.getBoundingClientRect();
      texts.push({ node: parent, parent, isPicture: true, left, right, top, bottom });
    }
    const guilty = new Set();
    for (const t of texts) {
      const box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      // A picture laid over another box is in its own only by its place in the tree.
      let isOwn = !t.isPicture || !/absolute|fixed/.test(style(t.parent).position);
      for (let e = t.isPicture ? t.parent.parentElement : t.parent; e && e !== document.body; e = e.parentElement) {
        if (isInline(e)) continue;
        const clipped = clips(e);
        const b = e.getBoundingClientRect();
        const free = e.hasAttribute('data-scroll') || scrolls(e);
        if ((isOwn || clipped) && !free && !guilty.has(t.node)) {
          const over = Math.max(b.left - t.left, t.right - b.right);
          const high = Math.max(b.top - t.top, t.bottom - b.bottom);
          if (over > 1 || (high > 2 && (clipped || !t.isPicture))) {
            guilty.add(t.node);
            const much = (over > 1 ? `${round(over)} too wide` : `${round(high)} too high`)
              + (clipped ? ', cut off' : '');
            if (t.isPicture) report('box-overflow', e, `${path(t.parent)} is ${much}`);
            else report('text-overflow', e, `${quote(t.text)} is ${much}`);
          }
        }
        if (clipped) {
          box.left = Math.max(box.left, b.left);
          box.right = Math.min(box.right, b.right);
          box.top = Math.max(box.top, b.top);
          box.bottom = Math.min(box.bottom, b.bottom);
        }
        isOwn = false;
        // Inside a region boxes may be anywhere on the page; the region itself is tested as an element.
        if (free) break;
      }
      t.left = Math.max(t.left, box.left);
      t.right = Math.min(t.right, box.right);
      t.top = Math.max(t.top, box.top);
      t.bottom = Math.min(t.bottom, box.bottom);
    }
    const overfull = new Set();
    for (const element of elements.reverse()) {
      if (isInline(element) || /^(svg|img|input|select|textarea)$/.test(element.localName)) continue;
      if (element.hasAttribute('data-scroll') || !element.clientWidth) continue;
      const over = element.scrollWidth - element.clientWidth;
      const high = element.scrollHeight - element.clientHeight;
      if (scrolls(element)) {
        if ((over > 1 || high > 1) && !isReachable(element)) {
          report('unreachable-scroll', element, `${over} x ${high} more to scroll`);
        }
        continue;
      }
      if (over <= 1) continue;
      // The innermost box says it, children come first here; and what was said above is not said again.
      const isSaid = [...element.children].some(c => overfull.has(c))
        || [...outside, ...guilty].some(node => element.contains(node));
      if (!isSaid) {
        report('box-overflow', element, `content ${over} too wide${clips(element) ? ', cut off' : ''}`);
      }
      overfull.add(element);
    }

    // 3. Texts on one another. A field's words are no text nodes: its box stands for them.
    for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      if (!isShown(field)) continue;
      const { left, right, top, bottom } = field.getBoundingClientRect();
      texts.push({ node: field, parent: field, text: `<${field.localName}>`, left, right, top, bottom });
    }
    const visible = texts.filter(t => !t.isPicture && t.right - t.left > 1 && t.bottom - t.top > 1).sort((a, b) => a.top - b.top);
    const pairs = new Set();
    const ids = new Map();
    const id = node => ids.get(node) ?? (ids.set(node, ids.size), ids.size - 1);
    let active = [];
    for (const t of visible) {
      active = active.filter(a => a.bottom > t.top + 1);
      for (const a of active) {
        if (a.node === t.node || a.node.contains(t.node) || t.node.contains(a.node)) continue;
        const across = Math.min(a.right, t.right) - Math.max(a.left, t.left);
        const down = Math.min(a.bottom, t.bottom) - Math.max(a.top, t.top);
        const pair = `${id(a.node)} ${id(t.node)}`;
        if (across <= 1 || down <= 1 || pairs.has(pair)) continue;
        pairs.add(pair);
        report('text-overlap', t.parent, `${quote(t.text)} on ${quote(a.text)}, ${round(across)} x ${round(down)}`);
      }
      active.push(t);
    }
    document.adoptedStyleSheets = [];
    return findings.slice(0, 50);
  }
  """#
