/** Inputs that nothing is typed into: `autocomplete` means nothing there. */
const untyped = new Set(["radio", "checkbox", "button", "submit", "reset", "image", "file"]);

/** Elements that contain phrases only, and elements that are none. */
const phrases = /^(?:p|span|small|strong|em|b|i|bdi|label|button|summary|h[1-6])$/;
const blocks = /^(?:p|div|ul|ol|dl|table|section|article|figure|form|fieldset|hr|h[1-6])$/;

/**
 * Returns the opening tags that HTML does not allow. These are a section without heading or label, a choice that completes,
 * and a block within a phrase.
 */
export function findMisusedMarkup(html: string): readonly string[] {
  return [...findUnnamedSections(html), ...findCompletedChoices(html), ...findBlocksInPhrases(html)];
}

/** A heading within a summary is allowed. */
function findBlocksInPhrases(html: string): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [tag, end = "", name = ""] of html.matchAll(/<(\/?)([a-z][\w-]*)\b[^>]*>/g)) {
    const around = open.at(-1) ?? "";
    if (end === "" && blocks.test(name) && around !== "" && !(around === "summary" && /^h\d$/.test(name)))
      found.push(tag);
    if (!phrases.test(name)) continue;
    if (end === "") open.push(name);
    else open.pop();
  }
  return found;
}

/** Sections may be inside each other: a heading names each that is open around it. */
function findUnnamedSections(html: string): readonly string[] {
  const open: { readonly tag: string; isNamed: boolean }[] = [];
  const unnamed: string[] = [];
  for (const [tag] of html.matchAll(/<\/?section\b[^>]*>|<h[1-6]\b[^>]*>/g)) {
    if (tag.startsWith("</")) {
      const section = open.pop();
      if (section?.isNamed === false) unnamed.push(section.tag);
    } else if (tag.startsWith("<section")) open.push({ tag, isNamed: / aria-label(?:ledby)?="[^"]/.test(tag) });
    else for (const section of open) section.isNamed = true;
  }
  return unnamed;
}

function findCompletedChoices(html: string): readonly string[] {
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  return inputs.filter((tag) => / autocomplete=/i.test(tag) && untyped.has(/ type="(\w+)"/.exec(tag)?.[1] ?? "text"));
}
