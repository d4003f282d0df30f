import { style } from "@vanilla-extract/css";
import { vars } from "../../../../ui/theme/contract.css.ts";
import { media } from "../../../../ui/theme/tokens.ts";
import { bottomSheet } from "./sheet.css.ts";

/** From below on a phone, in the middle of a wider window. The browser hides it, so its display stays the browser's. */
export const sheet = style([
  bottomSheet,
  {
    "@media": {
      [media.tablet]: {
        inset: 0,
        inlineSize: `min(760px, 100% - 2 * ${vars.space.s32})`,
        maxBlockSize: `calc(100% - 2 * ${vars.space.s32})`,
        margin: "auto",
        padding: vars.space.s24,
        paddingBlockStart: 0,
        borderRadius: vars.radius.card,
      },
    },
  },
]);

/** Stays while the months are scrolled. */
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s16,
  paddingBlock: vars.space.s8,
  background: vars.color.surface,
});

export const title = style({ fontSize: vars.size.s22 });

export const note = style({ marginBlockEnd: vars.space.s8, color: vars.color.inkSoft });

export const cheapest = style({ color: vars.color.saving, fontWeight: 600 });

export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
  gap: vars.space.s32,
  alignItems: "start",
  marginBlockStart: vars.space.s16,
});
