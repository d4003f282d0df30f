/** Rules without a page, by subject: why nobody meets them at an address of a site. */
export const excused: readonly { readonly reason: string; readonly ids: readonly string[] }[] = [
  {
    reason: "Editors meet them in the studio, which the suite `studio` walks.",
    ids: list(`
      W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 W20 W21 W22 W23 W24 W25 W26 W27 W28 W29 W30 W31 W32
      W33 W40 W41 W42 W43 W44 W45 W46 W47 W48 W49 W50 W51 W52 W53 W54 W60 W61 W62 W63 W64 W65 W66 W67 W68
      W69 W70 W71 W72 W73 W74 W75 W76 W77 W78 W79 W80 W81 W82 W83 W84 W85 W86 W87 W88 W89 W90 W91 W100 W101
      W102 W103 W104 W105 W106 W107 W108 W109 W110 W111 W115 W116 W117 W118
    `),
  },
  {
    reason: "Not walked yet.",
    ids: list(`
      B3 D8 D6 X15 P31 P26 X6 D28 C25 D33 E19 F6 F10 F11 F12 I8 J5 J15 X23 X25 C18 C19 C20 D29 D30 D32 E7
      E14 E16 E17 F16 H31 J6 J7 J8 J20 P7 P29 P30 P32 P35 X10 X24 A10 A11 J4 Q14 X16 X17 H1 H2 H3 H4 H5 H6
      H7 H8 H9 H10 H11 H12 H13 H14 H15 H17 H18 H19 H20 H21 H23 H24 H29 F17 E18 F15 F18 H27 H28 H32 I7 J10
      P33 X9 H30 I3 I4 I5 I6 I9 I10 I11 I12 X28 P34 X13
    `),
  },
];

/** `"A1 A2"` → A1 and A2. */
function list(ids: string): readonly string[] {
  return ids.trim().split(/\s+/u);
}
