import type { DocumentStub } from "../../store/document.ts";
import type { Route } from "./route.ts";

/** The route for a document: one for its uid before one for its language before one for its type; else the first. */
export function routeOf({ type, uid, lang }: DocumentStub, routes: readonly Route[]): Route | undefined {
  const fitting = routes.filter(
    (route) =>
      route.type === type &&
      (route.uid === undefined || route.uid === uid) &&
      (route.lang === undefined || route.lang === lang),
  );
  return fitting.toSorted((one, other) => rank(other) - rank(one))[0];
}

function rank({ uid, lang }: Route): number {
  return (uid === undefined ? 0 : 2) + (lang === undefined ? 0 : 1);
}
