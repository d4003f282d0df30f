/** Ranges of the two files each Latin face is cut into. */
const latin =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212, U+FEFF";
const latinExtended =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0";

/** Whether a face that is late replaces its fallback, or is first used on the next page. */
type LateFace = "swap" | "optional";

/** Returns both files of a Latin face: the first from its whole address, the second from `<name>-latin-ext`. */
export function latinFace(file: string, extended: string, fontWeight: string, late: LateFace = "swap") {
  return [
    face(file, fontWeight, latin, late),
    face(`/fonts/${extended}-latin-ext.woff2`, fontWeight, latinExtended, "swap"),
  ];
}

function face(file: string, fontWeight: string, unicodeRange: string, fontDisplay: LateFace) {
  return { src: `url("${file}") format("woff2")`, fontWeight, fontDisplay, unicodeRange } as const;
}
