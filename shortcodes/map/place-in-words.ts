import type { ExpandContext } from "../../renderer/shortcode.ts";
import type { MapPlace } from "./place-of.ts";

/** Its name, and its address where it has one. An address is mostly in the place's own script: it keeps its order in Arabic. */
export function placeInWords({ name, address }: MapPlace, { market, t }: ExpandContext): string {
  if (address === "") return name;
  const isolated = market.locale.direction === "rtl" ? `\u2068${address}\u2069` : address;
  return t("map.inWords", { name, address: isolated });
}
