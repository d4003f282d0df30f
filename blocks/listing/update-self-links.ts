/** In header and footer: links to the page in other languages, and where a choice of currency comes back to. */
const selector = ":is(header, footer) :is(a[hreflang], input[name=to])";

/** Makes what leads from a page to itself lead to another view of it, as in `other`. */
export function updateSelfLinks(other: Document): void {
  const own = document.querySelectorAll(selector);
  const theirs = other.querySelectorAll(selector);
  if (own.length !== theirs.length) return;
  own.forEach((element, index) => {
    for (const name of ["href", "value"]) copy(name, theirs[index], element);
  });
}

function copy(name: string, source: Element | undefined, element: Element): void {
  const value = source?.getAttribute(name);
  if (typeof value === "string") element.setAttribute(name, value);
}
