import type { IncomingMessage } from "node:http";

const routePaths = new WeakMap<IncomingMessage, string>();

/** Sets the path of the route that Next renders for a request. */
export function setRoutePath(request: IncomingMessage, routePath: string): void {
  routePaths.set(request, routePath);
}

/** Returns undefined for a request whose own path is a route. */
export function findRoutePath(request: IncomingMessage): string | undefined {
  return routePaths.get(request);
}
