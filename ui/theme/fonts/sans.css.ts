import { globalFontFace } from "@vanilla-extract/css";
import { fontFiles } from "../tokens.ts";
import { latinFace } from "./latin-face.ts";

// Texts stand in rows, where a wider word moves its neighbors: a late file waits for the next page.
globalFontFace("Instrument Sans", latinFace(fontFiles.sans, "instrument-sans", "400 700", "optional"));

// Local faces scaled to the advance widths and line metrics of ours: lines break where ours do.
globalFontFace("Instrument Sans Fallback", [
  {
    src: 'local("Arial"), local("Liberation Sans")',
    fontWeight: "400 500",
    sizeAdjust: "102.59%",
    ascentOverride: "94.55%",
    descentOverride: "24.37%",
    lineGapOverride: "0%",
  },
  {
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
    fontWeight: "600 700",
    sizeAdjust: "98.97%",
    ascentOverride: "98.01%",
    descentOverride: "25.26%",
    lineGapOverride: "0%",
  },
]);
