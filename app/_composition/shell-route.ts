import { cache } from "react";
import type { Route } from "../../routing/route.ts";

interface Slot {
  route: Route | undefined;
}

/** One slot per request. */
const slot = cache((): Slot => ({ route: undefined }));

/** Stores the route of this request for parts of the page that get no parameters from Next. */
export function setShellRoute(route: Route | undefined): void {
  slot().route = route;
}

export function shellRoute(): Route | undefined {
  return slot().route;
}
