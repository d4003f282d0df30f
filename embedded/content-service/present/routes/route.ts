import type { DocumentStub } from "../../store/document.ts";

/** How documents of a type become addresses. */
export interface Route {
  readonly type: string;
  /** Limits the route to the document with this uid. */
  readonly uid: string | undefined;
  /** Limits the route to documents of this language. */
  readonly lang: string | undefined;
  readonly segments: readonly Segment[];
  readonly hasTrailingSlash: boolean;
}

export type Segment = StaticSegment | OwnSegment | RelationSegment;

interface StaticSegment {
  readonly kind: "static";
  readonly text: string;
}

interface OwnSegment {
  readonly kind: "uid" | "lang";
  readonly isOptional: boolean;
}

interface RelationSegment {
  readonly kind: "relation";
  /** Relationships to follow; the last document supplies its uid. */
  readonly fields: readonly string[];
  readonly isOptional: boolean;
}

/** Sorts routes: with a uid first, then with a language, then others in their order. */
export function sortRoutes(routes: readonly Route[]): readonly Route[] {
  return routes.toSorted((one, other) => rank(other) - rank(one));
}

/** Returns the first route that matches a document. */
export function findRoute({ type, uid, lang }: DocumentStub, routes: readonly Route[]): Route | undefined {
  return routes.find(
    (route) =>
      route.type === type &&
      (route.uid === undefined || route.uid === uid) &&
      (route.lang === undefined || route.lang.toLowerCase() === lang.toLowerCase()),
  );
}

function rank({ uid, lang }: Route): number {
  return (uid === undefined ? 0 : 2) + (lang === undefined ? 0 : 1);
}
