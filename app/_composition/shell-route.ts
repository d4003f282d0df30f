import { cache } from "react";
import type { Route } from "../../routing/route.ts";

interface Slot {
  route: Route | undefined;
}

/** One slot per request. */
const slot = cache((): Slot => ({ route: undefined }));

/** Left by the layout for parts of the page that Next gives no parameters. */
export function setShellRoute(route: Route | undefined): void {
  slot().route = route;
}

export function shellRoute(): Route | undefined {
  return slot().route;
}
