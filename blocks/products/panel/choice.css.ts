import { style } from "@vanilla-extract/css";
import { free } from "../../calendar/calendar.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";

const { color, size, space } = vars;

export const soft = style({ color: color.inkSoft, fontSize: size.s14, fontWeight: 400 });

export const group = style({ display: "grid", gap: space.s8 });

export const label = style({ padding: 0, fontSize: size.s14, fontWeight: 600 });

/** Looks like a day of the calendar. The chosen one has a thick border, which is there in forced colors too. */
export const start = style([
  free,
  {
    display: "grid",
    selectors: { "&[aria-current]": { outline: `2px solid ${color.action}`, background: color.groundTinted } },
  },
]);

export { price as left } from "../../calendar/calendar.css.ts";

/** A kind of traveller with its count between two buttons. */
export const stepper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 44px 2rem 44px",
  alignItems: "center",
  paddingBlock: space.s4,
  fontWeight: 600,
});

export const step = style({
  blockSize: "44px",
  display: "grid",
  placeContent: "center",
  padding: 0,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.chip,
  background: color.surface,
  color: color.ink,
  ":hover": { borderColor: color.ink },
  ":disabled": { opacity: 0.4 },
});

export const count = style({ textAlign: "center" });
