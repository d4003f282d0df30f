import { globalFontFace } from "@vanilla-extract/css";
import { fontFiles } from "../tokens.ts";
import { latinFace } from "./latin-face.ts";

globalFontFace("Instrument Sans", latinFace(fontFiles.sans, "instrument-sans", "400 700"));

// Local faces scaled to the advance widths and line metrics of ours: when the web font arrives, nothing moves.
globalFontFace("Instrument Sans Fallback", {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: "102.59%",
  ascentOverride: "94.55%",
  descentOverride: "24.37%",
  lineGapOverride: "0%",
});
