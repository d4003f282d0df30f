import { globalFontFace } from "@vanilla-extract/css";

/** Rendered on Arabic pages only, so that no other page can request the file. */
globalFontFace("Noto Sans Arabic", {
  src: 'url("/fonts/noto-sans-arabic.woff2") format("woff2")',
  fontWeight: "400 700",
  fontDisplay: "swap",
  unicodeRange: "U+0600-06FF, U+200C-200F, U+25CC",
});
