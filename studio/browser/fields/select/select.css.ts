import { style } from "@vanilla-extract/css";
import { box } from "../../controls/controls.css.ts";
import { theme } from "../../theme.css.ts";

export const trigger = style([
  box,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: theme.space.s8,
    minHeight: "32px",
    padding: `0 ${theme.space.s8}`,
    fontSize: theme.font.s13,
    textAlign: "start",
    cursor: "pointer",
    outline: "none",
    selectors: {
      "&[data-focus-visible]": { borderColor: theme.color.accent, boxShadow: `0 0 0 1px ${theme.color.accent}` },
      "&[data-empty]": { color: theme.color.quiet },
      "[data-invalid] > &": { borderColor: theme.color.danger },
    },
  },
]);

export const value = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
