/** Returns the style sheets of another page that this one lacks, to be added here. */
export function missingStyles(page: Document): readonly HTMLElement[] {
  const known = new Set(stylesIn(document).map(({ dataset }) => dataset["href"]));
  return stylesIn(page)
    .filter(({ dataset }) => !known.has(dataset["href"]))
    .map((style) => document.adoptNode(style));
}

function stylesIn(page: Document): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("style[data-href]")];
}
