import { globalFontFace } from "@vanilla-extract/css";
import { fontFiles } from "../tokens.ts";

/**
 * Rendered on Arabic pages only, so that no other page can request the file. The file is preloaded and its face optional.
 * Widths of system faces differ too much, and a late swap would move the page.
 */
globalFontFace("Noto Sans Arabic", {
  src: `url("${fontFiles.arabic}") format("woff2")`,
  fontWeight: "400 700",
  fontDisplay: "optional",
  unicodeRange: "U+0600-06FF, U+200C-200F, U+25CC",
});
