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
 * Returns the address of a day. That of the chosen one has no fragment: a link to the same page and a fragment loads nothing,
 * and its sheet would stay open.
 */
export function dayHref(date: string, pax: string | undefined, chosen: string | undefined): string {
  return date === chosen ? viewQuery({ date, pax }) : panelHref({ date, pax });
}
