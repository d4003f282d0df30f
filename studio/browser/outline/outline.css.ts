import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const outline = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.s4,
  padding: theme.space.s8,
  overflow: "auto",
  borderInlineEnd: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});

const entry = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: theme.space.s4,
  minBlockSize: "30px",
  paddingInline: theme.space.s8,
  border: "none",
  borderRadius: theme.radius.control,
  background: "none",
  textAlign: "start",
  cursor: "default",
  selectors: { "&:hover": { background: theme.color.hover } },
});

const chosen = style({
  background: theme.color.selected,
  selectors: { "&:hover": { background: theme.color.selected } },
});

export const page = style([entry, { fontWeight: 550 }]);
export const pageSelected = style([page, chosen]);

export const rows = style({ listStyle: "none", margin: 0, padding: 0 });

/** The line at which a dragged slice would be. */
const dropLine = {
  content: "",
  position: "absolute",
  insetInline: 0,
  blockSize: "2px",
  background: theme.color.accent,
} as const;

export const row = style([
  entry,
  {
    selectors: {
      "&[data-drop=before]::before": { ...dropLine, insetBlockStart: "-1px" },
      "&[data-drop=behind]::after": { ...dropLine, insetBlockEnd: "-1px" },
    },
  },
]);

export const rowSelected = style([row, chosen]);

export const rowText = style({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});

export const hiddenText = style([rowText, { opacity: 0.5 }]);

export const rowName = style({ fontWeight: 550, marginInlineEnd: theme.space.s6 });

export const summary = style({ color: theme.color.quiet, fontSize: theme.font.s12 });

export const count = style({ color: theme.color.warning, fontSize: theme.font.s11 });

export const fault = style({ display: "inline-flex", color: theme.color.warning });

export const mark = style({ display: "inline-flex", color: theme.color.quiet });

export const more = style({
  display: "inline-flex",
  padding: theme.space.s4,
  border: "none",
  borderRadius: theme.radius.small,
  background: "none",
  color: theme.color.quiet,
  opacity: 0,
  selectors: {
    "li:hover > &, li:focus-within > &, &[aria-expanded=true]": { opacity: 1 },
    "&[data-hovered]": { background: theme.color.raised },
  },
});

export const empty = style({ margin: 0, padding: theme.space.s8, color: theme.color.quiet, fontSize: theme.font.s12 });

export const add = style({ paddingBlock: theme.space.s8 });
