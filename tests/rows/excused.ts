/** Rules of the studio: editors meet them there, and the suite `studio` walks it. Some are walked here too. */
export const studioRule = /^W\d+$/u;

/** Rules without a page, by subject: why nobody meets them at an address of a site. */
export const excused: readonly { readonly reason: string; readonly ids: readonly string[] }[] = [
  {
    reason:
      "The partner's script and the slowest interactions need a measured visit: `tests/e2e/partner-script.spec.ts` makes it.",
    ids: list("H31 J10"),
  },
  {
    reason:
      "Between the site and the content service: the tests of `content/client` run them against the embedded service.",
    ids: list("F18 H32 I7"),
  },
  {
    reason: "Failures of upstreams, and what is logged of them: the suites `faults`, `load` and `machines` cause them.",
    ids: list("H30 I3 I5 I6 I9 X28"),
  },
  {
    reason: "Declined: a page has these data from other calls (record 72).",
    ids: list("H2 H19 H21"),
  },
  {
    reason: "A call without its ids is not made: the provider client logs it, and no page shows that.",
    ids: list("F17"),
  },
  {
    reason: "Values of code, which no page shows apart from what is made of them.",
    ids: list("F10 F12"),
  },
  {
    reason: "Declined: a payment later belongs to the booking flow.",
    ids: list("P31"),
  },
];

/** Splits a text at its spaces and lines. */
function list(ids: string): readonly string[] {
  return ids.trim().split(/\s+/u);
}
