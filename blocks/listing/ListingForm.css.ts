import { globalStyle, style } from "@vanilla-extract/css";
import { control } from "./Disclosure.css.ts";
import { size, tone } from "../../ui/primitives/links.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media, visuallyHidden } from "../../ui/theme/tokens.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s12 });

export const apply = style([tone.primary, size.regular]);

/** Matches phones without scripts, where the order and its button fill a separate line. */
const scriptlessPhone = `${media.phone} and (scripting: none)`;

export const sort = style({
  display: "flex",
  flex: "1 1 auto",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: vars.space.s8,
  minInlineSize: 0,
  "@media": {
    [media.phone]: { flexBasis: "12rem", flexWrap: "nowrap" },
    [scriptlessPhone]: { flexBasis: "100%", flexWrap: "wrap" },
  },
});

export const sortLabel = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  minInlineSize: 0,
  maxInlineSize: "100%",
  "@media": { [scriptlessPhone]: { flex: "1 1 9rem" } },
});

globalStyle(`${sortLabel} > select`, {
  ...control,
  minInlineSize: 0,
  maxInlineSize: "100%",
  "@media": { [scriptlessPhone]: { flex: 1 } },
});

/** A phone has no room for the words beside the choice, which reads them to who cannot see it. */
globalStyle(`${sortLabel} > span`, { fontSize: vars.size.s14, "@media": { [media.phone]: visuallyHidden } });

export const scriptless = style([
  apply,
  { "@media": { "(scripting: enabled)": { display: "none" }, [scriptlessPhone]: { flex: "1 1 auto" } } },
]);

export const sheetButton = style([tone.secondary, size.regular, { "@media": { [media.tablet]: { display: "none" } } }]);

export const sheet = style({
  inlineSize: "100%",
  maxInlineSize: "none",
  blockSize: "100%",
  maxBlockSize: "none",
  margin: 0,
  padding: vars.space.s16,
  paddingBlockEnd: 0,
  border: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  background: vars.color.surface,
  color: vars.color.ink,
  "@media": {
    [media.tablet]: {
      // Its chips are in one row with the order, as long as there is room.
      display: "contents",
      // Scripts read from this that it is not a sheet.
      position: "static",
    },
  },
});

const phoneOnly = { "@media": { [media.tablet]: { display: "none" } } } as const;

export const sheetTitle = style([
  { fontSize: vars.size.s22, fontWeight: 600, paddingBlockEnd: vars.space.s8 },
  phoneOnly,
]);

export const sheetFoot = style([
  {
    position: "sticky",
    insetBlockEnd: 0,
    display: "flex",
    alignItems: "center",
    gap: vars.space.s16,
    paddingBlock: vars.space.s16,
    background: vars.color.surface,
  },
  phoneOnly,
]);

/** Closes the sheet, in its corner. */
export const close = style([
  {
    position: "fixed",
    insetBlockStart: vars.space.s8,
    insetInlineEnd: vars.space.s8,
    display: "grid",
    placeContent: "center",
    inlineSize: "44px",
    blockSize: "44px",
    border: 0,
    background: vars.color.surface,
    color: "inherit",
    zIndex: 1,
  },
  phoneOnly,
]);
