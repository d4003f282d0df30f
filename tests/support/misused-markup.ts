/** Inputs that nothing is typed into: `autocomplete` means nothing there. */
const untyped = new Set(["radio", "checkbox", "button", "submit", "reset", "image", "file"]);

/** Returns the opening tags that HTML does not allow: a section without heading or label, and a choice that completes. */
export function findMisusedMarkup(html: string): readonly string[] {
  return [...findUnnamedSections(html), ...findCompletedChoices(html)];
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
