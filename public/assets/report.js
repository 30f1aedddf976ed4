// What is pleasant and not needed: a sieve, keys, blinking between two pictures, swiping one. Every content stands without it.
(() => {
  "use strict";

  const element = (name, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(name), properties);
    node.append(...children);
    return node;
  };
  const proofs = [...document.querySelectorAll(".proof")];
  const masthead = document.querySelector(".masthead");
  // A rule's page is a text with a few examples: there is nothing to look for.
  if (!masthead || proofs.length === 0 || document.body.classList.contains("rule")) return;

  // The sieve: pictures whose caption, finding or group has every word stay.
  const input = element("input", { id: "sieve", type: "search", autocomplete: "off", spellcheck: false,
    placeholder: "swiped ios 26 dark" });
  const count = element("output", { htmlFor: "sieve" });
  const tools = element("div", { className: "tools" },
    element("label", { htmlFor: "sieve", textContent: "Show only" }), input, count);
  tools.setAttribute("role", "search");
  masthead.append(tools);

  const words = (node) => node.textContent.toLowerCase();
  const context = (proof) => {
    const around = proof.closest(".group, .cell-row") ?? proof;
    const heading = around.querySelector("h3");
    const matrix = proof.closest(".matrix")?.querySelector("h2");
    const row = proof.closest("tr")?.querySelector("th");
    const near = [proof.querySelector("figcaption"), heading, matrix, row].filter(Boolean).map(words);
    return [proof.id.toLowerCase(), ...near].join(" ");
  };
  let texts;
  const sift = () => {
    texts ??= proofs.map(context);
    const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    proofs.forEach((proof, index) => {
      const stays = wanted.every((word) => texts[index].includes(word));
      (proof.parentElement.closest("li") ?? proof).classList.toggle("sifted", !stays);
      shown += stays ? 1 : 0;
    });
    const empties = (selector) => document.querySelectorAll(selector).forEach((node) => {
      node.classList.toggle("sifted", wanted.length > 0 && !node.querySelector(".proof:not(.sifted)"));
    });
    empties(".sheet tbody tr");
    empties(".group, .matrix");
    document.querySelectorAll(".cell-row").forEach((row) => {
      const stays = wanted.every((word) => words(row).includes(word)) || row.querySelector("li:not(.sifted) .proof");
      row.classList.toggle("sifted", wanted.length > 0 && !stays);
    });
    count.value = wanted.length > 0 ? `${shown} of ${proofs.length} pictures` : "";
  };
  input.addEventListener("input", sift);

  // Blink: take one picture, then another of any size; see them in turn or their difference.
  let first;
  const copy = (proof) => {
    const picture = proof.querySelector(".plate > svg").cloneNode(true);
    picture.setAttribute("aria-hidden", "true");
    // Outlines of findings would differ where the pictures do not.
    picture.querySelectorAll(".finding").forEach((outline) => outline.remove());
    return picture;
  };
  const name = (proof) => {
    const title = proof.querySelector(".name").cloneNode(true);
    title.querySelector(".marks")?.remove();
    return title.textContent.trim();
  };
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  const compare = (a, b) => {
    const stack = element("div", { className: "stack" }, copy(a), copy(b));
    const status = element("p");
    status.setAttribute("aria-live", "polite");
    const choices = element("div", { className: "choices" });
    const dialog = element("dialog", { className: "blink" },
      element("h2", { id: "blink-title", textContent: "Compare" }), stack, choices, status);
    dialog.setAttribute("aria-labelledby", "blink-title");
    let timer;
    const show = (what) => {
      dialog.dataset.shows = what;
      for (const button of choices.children) {
        if (button.value) button.setAttribute("aria-pressed", String(button.value === what && !timer));
      }
    };
    const rest = () => { clearInterval(timer); timer = undefined; };
    const flip = () => show(dialog.dataset.shows === "a" ? "b" : "a");
    const choose = (value, label) => {
      const button = element("button", { type: "button", value, textContent: label });
      button.addEventListener("click", () => { rest(); show(value); status.textContent = label; });
      choices.append(button);
    };
    choose("a", name(a));
    choose("b", name(b));
    choose("difference", "Difference");
    const blink = element("button", { type: "button", textContent: "Blink" });
    blink.addEventListener("click", () => {
      // Twice a second is well below what may harm; who wants stillness flips by hand.
      if (timer || still.matches) { rest(); flip(); } else { timer = setInterval(flip, 600); flip(); }
    });
    const close = element("button", { type: "button", textContent: "Close" });
    close.addEventListener("click", () => dialog.close());
    choices.append(blink, close);
    dialog.addEventListener("close", () => { rest(); dialog.remove(); });
    document.body.append(dialog);
    show("a");
    dialog.showModal();
  };

  const take = (button, proof) => {
    if (!first) {
      first = { button, proof };
      button.setAttribute("aria-pressed", "true");
      count.value = "Choose a second picture to compare";
      return;
    }
    const other = first;
    first = undefined;
    other.button.setAttribute("aria-pressed", "false");
    count.value = "";
    if (other.proof !== proof) compare(other.proof, proof);
  };
  for (const proof of proofs) {
    const size = proof.querySelector(".size");
    if (!size) continue;
    const button = element("button", { type: "button", textContent: "Compare" });
    button.append(element("span", { className: "unseen", textContent: " " + name(proof) }));
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => take(button, proof));
    size.append(element("span", { className: "by-script" }, " · ", button));
  }

  // Live swipe: a swiped picture's groups moved as UIKit moves the views; every figure of UIKit's comes from the page.
  const numbers = (text) => text.split(" ").map(Number);
  const uses = ["clip-path", "fill", "filter", "mask", "stroke"];
  const renamed = (picture) => {
    // The copy's own clips and patterns, so that it does not hang on the picture it is taken from.
    for (const node of picture.querySelectorAll("[id]")) {
      const old = `url(#${node.id})`;
      node.id = "live-" + node.id;
      for (const user of picture.querySelectorAll(uses.map((use) => `[${use}]`).join())) {
        for (const use of uses) {
          if (user.getAttribute(use) === old) user.setAttribute(use, `url(#${node.id})`);
        }
      }
    }
    return picture;
  };

  // Shows a travel: the cell by it, bars in proportion, capsules scaled, past a full swipe the first action alone.
  const mover = (picture, facts) => {
    const towards = facts.swipe === "right" ? -1 : 1;
    const open = Number(facts.open), gap = Number(facts.gap), full = Number(facts.full ?? Infinity);
    const frames = numbers(facts.actions);
    const cell = picture.querySelector(".cell");
    const pull = picture.querySelector(".pull");
    const height = Number(picture.getAttribute("height"));
    const actions = [...picture.querySelectorAll(".action")].map((group, index) => {
      const [x, width] = frames.slice(2 * index);
      return { group, x, width, centre: x + width / 2, boxes: [...group.querySelectorAll(":scope > rect, :scope > clipPath > rect")] };
    });
    // The first action lies at the outer edge, over the others.
    for (const action of [...actions].reverse()) action.group.parentNode.append(action.group);
    const outer = (action) => (towards < 0 ? edge - action.x - action.width : action.x - edge);
    const first = actions[0];
    const edge = towards < 0 ? first.x + first.width + gap : first.x - gap;
    for (const action of actions) action.distance = outer(action);
    const fill = pull.firstElementChild?.localName === "rect" ? pull.firstElementChild : undefined;
    // A lone capsule is wider than its share of the way, and what it shows is not.
    const evens = [];
    if (facts.radius && actions.length === 1) {
      for (const drawn of first.group.querySelectorAll("use, image")) {
        if (drawn.closest(".action :is(pattern, clipPath, mask, g[transform])")) continue;
        const holder = document.createElementNS(picture.namespaceURI, "g");
        drawn.replaceWith(holder);
        holder.append(drawn);
        evens.push(holder);
      }
    }
    const put = (box, x, width) => { box.style.x = `${x}px`; box.style.width = `${Math.max(0, width)}px`; };
    let cover;
    if (facts.radius) {
      const shape = first.group.querySelector("path, rect");
      cover = document.createElementNS(picture.namespaceURI, "rect");
      cover.setAttribute("fill", shape.getAttribute("fill") ?? "none");
      const box = shape.getBBox();
      cover.setAttribute("y", box.y);
      cover.setAttribute("height", box.height);
      cover.setAttribute("rx", facts.radius);
      first.group.prepend(cover);
    }

    return (travel) => {
      const shift = -towards * (open - travel);
      cell.style.transform = `translateX(${shift}px)`;
      const rides = cell.contains(pull);
      if (!rides) pull.style.transform = `translateX(${shift}px)`;
      if (fill) {
        const start = towards < 0 ? edge - open : edge + open - Math.max(open, travel);
        put(fill, start, Math.max(open, travel));
      }
      const grows = facts.radius || actions.length === 1 ? Math.min(1, travel / open) : travel / open;
      const covers = travel >= full;
      actions.forEach((action, index) => {
        const isCover = covers && index === 0;
        const width = isCover ? travel - 2 * gap : action.width * grows;
        const inset = (isCover ? gap : action.distance * grows) + width / 2;
        const centre = edge + towards * inset;
        const move = centre - action.centre - shift;
        if (facts.radius) {
          const down = isCover ? 1 : grows;
          const across = isCover || actions.length > 1 ? down : Math.min(travel, action.width) / action.width;
          const middle = height / 2;
          action.group.style.transform = `translate(${move + action.centre}px, ${middle}px) scale(${across}, ${down}) translate(${-action.centre}px, ${-middle}px)`;
          const even = across > 0 ? down / across : 1;
          for (const holder of evens) holder.style.transform = `translateX(${action.centre}px) scaleX(${even}) translateX(${-action.centre}px)`;
        } else {
          action.group.style.transform = `translateX(${move}px)`;
          for (const box of action.boxes) put(box, action.centre - width / 2, width);
        }
      });
      if (cover) put(cover, first.centre - (travel - 2 * gap) / 2, covers ? travel - 2 * gap : 0);
    };
  };

  const swipe = (proof) => {
    const facts = proof.dataset;
    const open = Number(facts.open), full = facts.full ? Number(facts.full) : undefined;
    const hysteresis = Number(facts.hysteresis), towards = facts.swipe === "right" ? -1 : 1;
    const row = proof.closest("tr");
    const normal = [...(row?.querySelectorAll(".proof") ?? [])].find((other) => /\/normal\./.test(other.id));
    const moving = renamed(copy(proof));
    moving.classList.add("moving");
    const track = element("div", { className: "track closed", tabIndex: 0 }, moving);
    if (normal) {
      const resting = copy(normal);
      resting.classList.add("resting");
      track.append(resting);
    }
    for (const [attribute, value] of Object.entries({
      role: "slider", "aria-label": "Open actions of " + name(proof), "aria-valuemin": 0,
      "aria-valuemax": Math.round(full ?? open), "aria-orientation": "horizontal",
    })) track.setAttribute(attribute, value);
    const state = element("p", { className: "state" });
    state.setAttribute("aria-live", "polite");
    const choices = element("div", { className: "choices" });
    const dialog = element("dialog", { className: "live" },
      element("h2", { id: "live-title", textContent: name(proof) }),
      element("div", { className: "plate" }, track), state, choices,
      element("p", { textContent: `Drag the row ${towards < 0 ? "left" : "right"}, or use the arrow keys; Enter lets go, End opens, Home closes.` }));
    dialog.setAttribute("aria-labelledby", "live-title");
    document.body.append(dialog);
    dialog.showModal();
    const move = mover(moving, facts);

    let travel = 0;
    const show = (next, settles) => {
      const rests = !settles || still.matches || travel === next;
      travel = next;
      track.classList.toggle("settling", settles);
      track.classList.toggle("closed", travel === 0 && Boolean(normal) && rests);
      move(travel);
      const words = travel === 0 ? "Closed" : travel >= (full ?? Infinity) ? `Full swipe: ${facts.first}`
        : travel === open ? "Open" : `${Math.round(travel)} of ${Math.round(open)} points`;
      track.setAttribute("aria-valuenow", Math.round(Math.min(travel, full ?? open)));
      track.setAttribute("aria-valuetext", words);
      if (settles) state.textContent = words;
    };
    track.addEventListener("transitionend", () => track.classList.toggle("closed", travel === 0 && Boolean(normal)));
    const resist = (wanted) => {
      const limit = full ?? open;
      return wanted <= limit ? Math.max(0, wanted) : limit + (wanted - limit) ** Number(facts.exponent);
    };
    // Let go: a full swipe performs its action, a quick finger decides, a slow one by where it is.
    const settle = (speed) => {
      const quick = Number(facts.speed);
      if (full !== undefined && travel >= full) return show(full, true);
      const opens = speed > quick || (speed >= -quick && travel > open * Number(facts.share));
      show(opens ? open : 0, true);
    };

    let hold;
    const scale = () => moving.getBoundingClientRect().width / Number(moving.getAttribute("width"));
    track.addEventListener("pointerdown", (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      hold = { id: event.pointerId, x: event.clientX, from: travel, trail: [[event.timeStamp, event.clientX]] };
      track.setPointerCapture(event.pointerId);
      track.classList.add("held");
    });
    track.addEventListener("pointermove", (event) => {
      if (hold?.id !== event.pointerId) return;
      hold.trail = [...hold.trail.slice(-4), [event.timeStamp, event.clientX]];
      const way = (towards * (event.clientX - hold.x)) / scale();
      if (!hold.starts && Math.abs(way) <= hysteresis) return;
      hold.starts ??= Math.sign(way) * hysteresis;
      show(resist(hold.from + way - hold.starts), false);
    });
    const release = (event) => {
      if (hold?.id !== event.pointerId) return;
      const { starts, trail: [[time, x]] } = hold;
      hold = undefined;
      track.classList.remove("held");
      if (starts === undefined) return;
      const elapsed = (event.timeStamp - time) / 1000;
      settle(event.type === "pointerup" && elapsed > 0 ? (towards * (event.clientX - x)) / scale() / elapsed : 0);
    };
    track.addEventListener("pointerup", release);
    track.addEventListener("pointercancel", release);
    track.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) show(resist(travel + step * towards * hysteresis), true);
      else if (event.key === "Home") show(0, true);
      else if (event.key === "End") show(open, true);
      else if (event.key === "Enter") settle(0);
      else return;
      event.preventDefault();
    });
    for (const [label, action] of [["Open", () => show(open, true)], ["Close", () => show(0, true)], ["Done", () => dialog.close()]]) {
      const button = element("button", { type: "button", textContent: label });
      button.addEventListener("click", action);
      choices.append(button);
    }
    dialog.addEventListener("close", () => dialog.remove());
    show(0, false);
    state.textContent = "Closed";
    track.focus();
  };
  for (const proof of document.querySelectorAll(".proof[data-swipe]")) {
    const button = element("button", { type: "button", textContent: "Try it" });
    button.append(element("span", { className: "unseen", textContent: ": swipe " + name(proof) }));
    button.addEventListener("click", () => swipe(proof));
    proof.querySelector(".size")?.append(element("span", { className: "by-script" }, " · ", button));
  }

  // Keys: / to the sieve, j and k to the next and last picture, n to the next one with findings.
  const go = (step, isWanted) => {
    const seen = proofs.filter((proof) => proof.offsetParent !== null && proof.id && isWanted(proof));
    if (seen.length === 0) return;
    const current = decodeURIComponent(location.hash.slice(1));
    const place = seen.findIndex((proof) => proof.id === current);
    const next = place < 0 ? (step > 0 ? 0 : seen.length - 1) : (place + step + seen.length) % seen.length;
    location.hash = encodeURIComponent(seen[next].id).replaceAll("%2F", "/");
    seen[next].querySelector(".name a")?.focus({ preventScroll: true });
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.target === input) {
      if (event.key === "Escape") { input.value = ""; sift(); input.blur(); }
      return;
    }
    switch (event.key) {
      case "/": event.preventDefault(); input.focus(); break;
      case "j": go(1, () => true); break;
      case "k": go(-1, () => true); break;
      case "n": go(1, (proof) => proof.querySelector(".chips")); break;
    }
  });
})();
