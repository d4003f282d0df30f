import { style } from "@vanilla-extract/css";
import { control as fieldControl } from "../../ui/primitives/control.css.ts";
import { size as buttonSize, tone } from "../../ui/primitives/links.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color, space, size, radius } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s32,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "340px minmax(0, 1fr)" } },
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  gap: space.s16,
  padding: space.s24,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  "@media": { print: { display: "none" } },
});

export { labeled as field } from "../../ui/primitives/control.css.ts";

export const control = style([fieldControl, { inlineSize: "100%", minInlineSize: 0, fontWeight: 400 }]);

export const button = style([tone.primary, buttonSize.regular, { alignSelf: "end" }]);

export const offers = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s32 });

export const kind = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s12 });

export const kindName = style({ fontSize: size.s22, fontWeight: 600 });

export const soft = style({ color: color.inkSoft, fontSize: size.s14 });

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space.s12,
  padding: space.s24,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  breakInside: "avoid",
});

export const name = style({ fontSize: size.s18, fontWeight: 600 });

export const vehicles = style({ display: "grid", inlineSize: "100%" });

export const vehicle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s12,
  paddingBlock: space.s12,
  borderBlockStart: `1px solid ${color.line}`,
});

export const room = style({ display: "grid", flex: "1 1 12rem" });

/** On a phone it stands below the vehicle, at the start of the line. */
export const price = style({
  display: "grid",
  justifyItems: "start",
  "@media": { [media.tablet]: { justifyItems: "end" } },
});

export const pickUp = style({
  inlineSize: "100%",
  padding: space.s12,
  borderRadius: radius.control,
  background: color.groundTinted,
});
