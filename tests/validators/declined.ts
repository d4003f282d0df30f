/** A message of a checker that is not a fault here, with its reason. */
export interface Declined {
  readonly checker: string;
  readonly says: RegExp;
  readonly reason: string;
}

export const declined: readonly Declined[] = [
  {
    checker: "html",
    says: /^Trailing slash on void elements/,
    reason: "React writes it, and every attribute in quotes.",
  },
  {
    checker: "html",
    says: /^The “list” role is unnecessary/,
    reason: "Safari announces no list without bullets unless its role is written.",
  },
  {
    checker: "html",
    says: /^The “name” attribute is never allowed on the “x-(?:island|slot)” element/,
    reason:
      "HTML allows any attribute on a custom element. The checker knows it as one of form-associated elements only.",
  },
  {
    checker: "html",
    says: /^CSS: (?:Unrecognized at-rule “@container”|“container-(?:type|name)”: Property)/,
    reason: "Container queries (CSS Containment 3) are newer than the checker of styles.",
  },
  {
    checker: "html",
    says: /^CSS: “(?:grid-auto-columns|padding|font-size|margin-block-start)”: (?:Parse Error|Unknown dimension)/,
    reason: "So are their units: `cqi`.",
  },
  {
    checker: "html",
    says: /^CSS: “(?:max-)?(?:inline|block)-size”: The types are incompatible/,
    reason: "A calculation multiplies by a custom property, whose type the checker does not know.",
  },
  {
    checker: "html",
    says: /^CSS: “(?:vector-effect|paint-order)”: Property/,
    reason: "SVG 2 defines them for elements of SVG.",
  },
  {
    checker: "policy",
    says: /^script-src 'self': 'self' can be problematic/,
    reason: "Our hosts have no JSONP, and no file that a visitor uploaded.",
  },
  {
    checker: "policy",
    says: /^(?:img|media)-src http:\/\/localhost:\d+: Allow only resources downloaded over HTTPS/,
    reason: "The embedded services are on this machine.",
  },
];
