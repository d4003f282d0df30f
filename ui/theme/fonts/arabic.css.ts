import { globalFontFace } from "@vanilla-extract/css";
import { arabicFallbacks, fontFiles, fontStacks } from "../tokens.ts";
import { scriptFont } from "./script-font.css.ts";

scriptFont("ar", fontStacks.arabic);

const unicodeRange = "U+0600-06FF, U+200C-200F, U+25CC";

/**
 * Rendered on Arabic pages only, so that no other page can request the file. The file is preloaded and its face optional:
 * it replaces a local face only in the first moments. Local faces have its widths, so that no line breaks elsewhere then.
 * Line heights are those of the page, whatever the face.
 */
globalFontFace("Noto Sans Arabic", {
  src: `url("${fontFiles.arabic}") format("woff2")`,
  fontWeight: "400 700",
  fontDisplay: "optional",
  unicodeRange,
});

/** Returns both weights of a local face. A scale is the width of words in the web font by that in this one. */
function fallback([regular, bold]: readonly [string, string], [normal, heavy]: readonly [number, number]) {
  return [face(regular, "400 500", normal), face(bold, "600 700", heavy)];
}

function face(name: string, fontWeight: string, scale: number) {
  return { src: `local("${name}")`, fontWeight, sizeAdjust: `${(100 * scale).toFixed(1)}%`, unicodeRange };
}

globalFontFace(arabicFallbacks.android, fallback(["Noto Naskh Arabic", "Noto Naskh Arabic Bold"], [1.1, 1.142]));
globalFontFace(arabicFallbacks.linux, fallback(["DejaVu Sans", "DejaVu Sans Bold"], [0.947, 0.843]));
