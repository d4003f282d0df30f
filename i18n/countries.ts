const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Regions that Intl names and ISO 3166-1 does not assign: parts of countries, unions, and test data. */
const unassigned = new Set("AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ".split(" "));

/** Returns whether a text is an ISO 3166-1 alpha-2 code: `GB`, and not `UK`, which is only reserved for it. */
export function isCountryCode(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || unassigned.has(text)) return false;
  return new Intl.Locale(`und-${text}`).region === text && names.of(text) !== undefined;
}
