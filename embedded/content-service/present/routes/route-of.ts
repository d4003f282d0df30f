import type { DocumentStub } from "../../store/document.ts";
import type { Route } from "./route.ts";

/** One for a uid before one for a language before one for a type; else as they are given. */
export function inOrderOfUse(routes: readonly Route[]): readonly Route[] {
  return routes.toSorted((one, other) => rank(other) - rank(one));
}

/** The first route that fits a document. */
export function routeOf({ type, uid, lang }: DocumentStub, routes: readonly Route[]): Route | undefined {
  return routes.find(
    (route) =>
      route.type === type &&
      (route.uid === undefined || route.uid === uid) &&
      (route.lang === undefined || route.lang === lang),
  );
}

function rank({ uid, lang }: Route): number {
  return (uid === undefined ? 0 : 2) + (lang === undefined ? 0 : 1);
}
