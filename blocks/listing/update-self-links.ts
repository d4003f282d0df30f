/** The page in other languages, where a choice of currency comes back to, and the days of a hero. */
const selector = ":is(header, footer) :is(a[hreflang], input[name=to], a[data-lead])";

/** Makes what leads from a page to itself lead to another view of it, as in `other`. */
export function updateSelfLinks(other: Document): void {
  const own = document.querySelectorAll(selector);
  const theirs = other.querySelectorAll(selector);
  if (own.length !== theirs.length) return;
  own.forEach((element, index) => {
    for (const name of ["href", "value", "aria-current"]) copy(name, theirs[index], element);
  });
}

function copy(name: string, source: Element | undefined, element: Element): void {
  const value = source?.getAttribute(name);
  if (typeof value === "string") element.setAttribute(name, value);
  else if (name === "aria-current") element.removeAttribute(name);
}
