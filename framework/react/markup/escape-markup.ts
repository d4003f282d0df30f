const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#x27;"],
]);

/** Escapes a text for content and for attributes in double quotes, as React does. */
export function escapeMarkup(text: string): string {
  return /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (sign) => escapes.get(sign) ?? sign) : text;
}
