import { globalFontFace } from "@vanilla-extract/css";

/** Ranges of the two files each Latin face is cut into. */
const latin =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212, U+FEFF";
const latinExtended =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0";

globalFontFace("Instrument Sans", [
  face("instrument-sans-latin-2", "400 700", latin),
  face("instrument-sans-latin-ext", "400 700", latinExtended),
]);

globalFontFace("Fraunces", [face("fraunces-latin", "600", latin), face("fraunces-latin-ext", "600", latinExtended)]);

// Local faces scaled to the advance widths and line metrics of ours: when the web font arrives, nothing moves.
globalFontFace("Instrument Sans Fallback", {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: "102.59%",
  ascentOverride: "94.55%",
  descentOverride: "24.37%",
  lineGapOverride: "0%",
});

globalFontFace("Fraunces Fallback", {
  src: 'local("Times New Roman Bold"), local("TimesNewRomanPS-BoldMT"), local("Liberation Serif Bold")',
  fontWeight: "600",
  sizeAdjust: "102.51%",
  ascentOverride: "95.4%",
  descentOverride: "24.87%",
  lineGapOverride: "0%",
});

function face(file: string, fontWeight: string, unicodeRange: string) {
  return { src: `url("/fonts/${file}.woff2") format("woff2")`, fontWeight, fontDisplay: "swap", unicodeRange } as const;
}
