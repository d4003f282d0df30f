import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

const { color, font, radius, space } = theme;

/** An input without a box around it. */
export const search = style({
  inlineSize: "100%",
  minBlockSize: "30px",
  paddingInline: space.s8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.raised,
  transition: "border-color 120ms",
  selectors: { "&:hover": { borderColor: color.control }, "&::placeholder": { color: color.quiet } },
});

/** The buttons at the end of a dialog. */
export const actions = style({ display: "flex", justifyContent: "flex-end", gap: space.s8 });

/** The border and ground that all controls of a form have. */
export const box = style({
  width: "100%",
  minWidth: 0,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  transition: "border-color 120ms",
  selectors: {
    "&:hover": { borderColor: color.control },
    "&:focus-within": { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` },
    "&[data-invalid]": { borderColor: color.danger },
  },
});

export const input = style({
  display: "block",
  width: "100%",
  minWidth: 0,
  minHeight: "30px",
  padding: `5px ${space.s8}`,
  border: 0,
  background: "none",
  fontSize: font.s13,
  lineHeight: "18px",
  resize: "none",
  outline: "none",
  selectors: { "&::placeholder": { color: color.quiet, opacity: 0.8 } },
});

/** Grows with its text, up to ten lines. */
export const growing = style({ fieldSizing: "content", maxHeight: "190px" });

export const mono = style({ fontFamily: font.mono, fontSize: font.s12 });

export const iconButton = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "26px",
  height: "26px",
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: "none",
  color: color.quiet,
  cursor: "pointer",
  selectors: {
    "&:hover:not(:disabled)": { background: color.hover, color: color.text },
    "&[aria-pressed=true], &[aria-checked=true], &[aria-expanded=true]": {
      background: color.selected,
      color: color.accent,
    },
    "&:disabled": { opacity: 0.4, cursor: "default" },
  },
});

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.s6,
  minHeight: "28px",
  padding: `0 ${space.s8}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.raised,
  fontSize: font.s12,
  fontWeight: 500,
  cursor: "pointer",
  selectors: {
    "&:hover:not(:disabled)": { background: color.hover, borderColor: color.control },
    "&:disabled": { opacity: 0.5, cursor: "default" },
  },
});

export const quietButton = style([
  button,
  { justifySelf: "start", border: "1px solid transparent", background: "none", color: color.quiet },
]);

export const quiet = style({ color: color.quiet, fontSize: font.s12 });

export const row = style({ display: "flex", alignItems: "center", gap: space.s4, minWidth: 0 });

export const stack = style({ display: "grid", gap: space.s8, minWidth: 0 });

export const note = style({
  padding: `${space.s6} ${space.s8}`,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: font.s12,
});
