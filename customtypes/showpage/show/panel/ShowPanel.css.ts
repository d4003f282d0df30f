import { style } from "@vanilla-extract/css";
import { vars } from "../../../../ui/theme/contract.css.ts";
import { media } from "../../../../ui/theme/tokens.ts";

/** A panel whose message has to be read at once: it is a part of a phone's page, too. */
export const inline = style({
  "@media": { [media.phone]: { display: "grid", maxBlockSize: "none", padding: 0, background: "none" } },
});

/** The next step, and the booking without chosen seats below it. */
export const steps = style({ display: "grid", gap: vars.space.s12, textAlign: "center" });
