import type { View } from "./view.ts";
import type { ViewRegistry } from "./view-registry.ts";

/** Whether a view narrows what a page shows by filters, days or words. It reads no parameter that the page does not honor. */
export function isRefined({ parameters }: ViewRegistry, view: View): boolean {
  const honored: View = { ...view };
  return parameters.some(({ name, isPresentation }) => isPresentation === undefined && honored[name] !== undefined);
}

/** Returns the view whose address is canonical: a further page of a whole list as it is, else the default. */
export function canonicalView({ parameters }: ViewRegistry, view: View): View {
  const { page, ...others }: View = { ...view };
  const isOther = parameters.some(({ name }) => others[name] !== undefined);
  return isOther || page === undefined || page === 1 ? {} : { page };
}
