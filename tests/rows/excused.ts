/** Rules without a page, by subject: why nobody meets them at an address of a site. */
export const excused: readonly { readonly reason: string; readonly ids: readonly string[] }[] = [
  {
    reason: "Editors meet them in the studio, which the suite `studio` walks.",
    ids: list(`
      W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 W20 W21 W22 W23 W24 W25 W26 W27 W28 W29 W30 W31 W32 W33 W40
      W41 W42 W43 W44 W45 W46 W47 W48 W49 W50 W51 W52 W53 W54 W60 W61 W62 W63 W64 W65 W66 W67 W68 W69 W70
      W71 W72 W73 W74 W75 W76 W77 W78 W79 W80 W81 W82 W83 W84 W85 W86 W87 W88 W89 W90 W91 W100 W101 W102
      W103 W104 W105 W106 W107 W108 W109 W110 W111 W115 W116 W117 W118
    `),
  },
  {
    reason: "Editors preview drafts with a session: `tests/e2e/preview.spec.ts` visits one.",
    ids: list("P33 X9 X23 E18"),
  },
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
    reason: "The provider client makes these calls for whoever asks; no page needs their data.",
    ids: list("H2 H19 H21 F17"),
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

/** `"A1 A2"` → A1 and A2. */
function list(ids: string): readonly string[] {
  return ids.trim().split(/\s+/u);
}
