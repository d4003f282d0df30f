/** A message of a checker that is not a fault here, with its reason. */
export interface Declined {
  readonly checker: string;
  readonly says: RegExp;
  readonly reason: string;
}

export const declined: readonly Declined[] = [
  {
    checker: "nu",
    says: /^Trailing slash on void elements/,
    reason: "React writes it, and every attribute in quotes.",
  },
  {
    checker: "nu",
    says: /^The “list” role is unnecessary/,
    reason: "Safari announces no list without bullets unless its role is written.",
  },
  {
    checker: "nu",
    says: /^The “name” attribute is never allowed on the “x-(?:island|slot)” element/,
    reason:
      "HTML allows any attribute on a custom element. The checker knows it as one of form-associated elements only.",
  },
  {
    checker: "nu",
    says: /^CSS: (?:Unrecognized at-rule “@container”|“container-(?:type|name)”: Property)/,
    reason: "Container queries (CSS Containment 3) are newer than the checker of styles.",
  },
  {
    checker: "nu",
    says: /^CSS: “(?:grid-auto-columns|padding|font-size|margin-block-start)”: (?:Parse Error|Unknown dimension)/,
    reason: "So are their units: `cqi`.",
  },
  {
    checker: "nu",
    says: /^CSS: “(?:max-)?(?:inline|block)-size”: The types are incompatible/,
    reason: "A calculation multiplies by a custom property, whose type the checker does not know.",
  },
  {
    checker: "nu",
    says: /^CSS: “(?:vector-effect|paint-order)”: Property/,
    reason: "SVG 2 defines them for elements of SVG.",
  },
  {
    checker: "ibm",
    says: /^aria_role_redundant: The explicitly-assigned ARIA role "list"/,
    reason: "Safari announces no list without bullets unless its role is written.",
  },
  {
    checker: "ibm",
    says: /^element_attribute_deprecated: (?:The <s> element|.* "abbr" is deprecated for the <th>)/,
    reason: "HTML defines both: `s` for a price that no longer holds, `abbr` for a heading of a column.",
  },
  {
    checker: "ibm",
    says: /^fieldset_label_valid:/,
    reason: "The engine finds no legend in closed details. The rule of legends finds it.",
  },
  {
    checker: "ibm",
    says: /^aria_article_label_unique:/,
    reason: "An article is not a landmark, and begins with a heading.",
  },
  {
    checker: "ibm",
    says: /^figure_label_exists:/,
    reason: "The table in it has a caption, and the review in it a heading.",
  },
  {
    checker: "ibm",
    says: /^element_tabbable_role_valid: The tabbable element's role 'group'/,
    reason: "A part that scrolls sideways has a name, and the focus that keys need to scroll it.",
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
