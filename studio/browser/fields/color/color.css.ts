import { style } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

export const picker = style({
  flex: "none",
  width: "22px",
  height: "22px",
  marginInlineStart: "5px",
  padding: 0,
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  background: "none",
  overflow: "hidden",
  cursor: "pointer",
  selectors: {
    "&::-webkit-color-swatch-wrapper": { padding: 0 },
    "&::-webkit-color-swatch": { border: 0 },
    "&[data-empty]": { opacity: 0.3 },
  },
});
