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

/**
 * Returns the address of a day. The chosen day's has no fragment. A link to a fragment of the same page loads nothing, so its
 * sheet would stay open.
 */
export function dayHref(date: string, pax: string | undefined, chosen: string | undefined): string {
  return date === chosen ? viewQuery({ date, pax }) : panelHref({ date, pax });
}
