import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";

/** One of two links, not on a phone: there a booking with a day begins elsewhere (C23). */
export const wide = style({ "@media": { [media.phone]: { display: "none" } } });

/** The other one, on a phone alone. */
export const phone = style({ "@media": { [media.tablet]: { display: "none" } } });
