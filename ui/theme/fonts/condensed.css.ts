import { globalFontFace } from "@vanilla-extract/css";
import { fontFiles } from "../tokens.ts";
import { latinFace } from "./latin-face.ts";

/** An italic that is its own family, so that other faces and scripts beside it stay upright. It is scaled, as it is narrow. */
globalFontFace(
  "Barlow Condensed Italic",
  latinFace(fontFiles.condensed, "barlow-condensed-italic", "600").map((face) => ({ ...face, sizeAdjust: "108%" })),
);

globalFontFace("Barlow Condensed Italic Fallback", {
  src: 'local("Arial Narrow Bold Italic"), local("Liberation Sans Narrow Bold Italic")',
  fontWeight: "600",
  sizeAdjust: "94.48%",
  ascentOverride: "114.31%",
  descentOverride: "22.86%",
  lineGapOverride: "0%",
});
