import { globalFontFace } from "@vanilla-extract/css";
import { fontFiles } from "../tokens.ts";
import { latinFace } from "./latin-face.ts";

globalFontFace("Fraunces", latinFace(fontFiles.serif, "fraunces", "600"));

globalFontFace("Fraunces Fallback", {
  src: 'local("Times New Roman Bold"), local("TimesNewRomanPS-BoldMT"), local("Liberation Serif Bold")',
  fontWeight: "600",
  sizeAdjust: "102.51%",
  ascentOverride: "95.4%",
  descentOverride: "24.87%",
  lineGapOverride: "0%",
});
