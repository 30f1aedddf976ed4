// What is pleasant and not needed: a sieve, keys, and blinking between two pictures. Every content stands without it.
(() => {
  "use strict";

  const element = (name, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(name), properties);
    node.append(...children);
    return node;
  };
  const proofs = [...document.querySelectorAll(".proof")];
  const masthead = document.querySelector(".masthead");
  if (!masthead || proofs.length === 0) return;

  // The sieve: pictures whose caption, finding or group has every word stay.
  const input = element("input", { id: "sieve", type: "search", autocomplete: "off", spellcheck: false });
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
    return [proof.id.toLowerCase(), words(proof.querySelector("figcaption")), heading && words(heading), matrix && words(matrix)].join(" ");
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
