import { globalFontFace } from "@vanilla-extract/css";
import { fontFiles } from "../tokens.ts";
import { latinFace } from "./latin-face.ts";

/** Capitals and small capitals: the letters stay as typed, for readers of text and for search. They are scaled to the size of others. */
globalFontFace(
  "Cormorant SC",
  latinFace(fontFiles.capitals, "cormorant-sc", "600").map((face) => ({ ...face, sizeAdjust: "112%" })),
);

globalFontFace("Cormorant SC Fallback", {
  src: 'local("Times New Roman Bold"), local("TimesNewRomanPS-BoldMT"), local("Liberation Serif Bold")',
  fontWeight: "600",
  sizeAdjust: "121.65%",
  ascentOverride: "85.07%",
  descentOverride: "26.42%",
  lineGapOverride: "0%",
});
