import { panelId } from "../../../../blocks/products/panel/panel-ids.ts";
import { viewQuery } from "../../../../routing/view.ts";

interface PanelChoice {
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** `HH:MM`. */
  readonly time?: string | undefined;
  /** The party as an address has it; undefined for the usual one. */
  readonly pax?: string | undefined;
}

/** Returns the address of the same page for another choice, which leads to the panel. */
export function panelHref({ date, time, pax }: PanelChoice): string {
  // A query of nothing is the page without its own.
  return `${viewQuery({ date, time, pax }) || "?"}#${panelId}`;
}
