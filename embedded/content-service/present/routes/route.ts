import type { DocumentStub } from "../../store/document.ts";

/** How documents of a type become addresses. */
export interface Route {
  readonly type: string;
  /** Only for the document with this uid. */
  readonly uid: string | undefined;
  /** Only for documents of this language. */
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
  /** The uid of the document at the end of these relationships. */
  readonly fields: readonly string[];
  readonly isOptional: boolean;
}

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
