/** Returns the style sheets of another page that this one lacks, to be added here. A sheet is known by its text. */
export function missingStyles(page: Document): readonly HTMLElement[] {
  const known = new Set(stylesIn(document).map(({ textContent }) => textContent));
  return stylesIn(page)
    .filter(({ textContent }) => !known.has(textContent))
    .map((style) => document.adoptNode(style));
}

function stylesIn(page: Document): readonly HTMLElement[] {
  return [...page.head.querySelectorAll("style")];
}
