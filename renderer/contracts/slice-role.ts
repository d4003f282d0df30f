import type { SourceText } from "../../content/source-text.ts";
import type { PlacePart } from "../../catalog/place/page-place.ts";
import type { PageFacts } from "./page-context.ts";

/** How a slice takes part in a group: tabs, for instance, are `tabs_start`, some `tab` and `tabs_end`. */
export type GroupRole =
  /** Opens a group; with `within`, an open sibling inside that outer group is closed first. */
  { readonly opens: string; readonly within?: string } | { readonly closes: string };

/** Role of a slice in its page. */
export type SliceRole<Fields> =
  /** A section: what it is called in a table of contents. */
  | { readonly label: (fields: Fields) => SourceText }
  /** Part of a group; the label of a tab is what it is called in the tab bar. */
  | (GroupRole & { readonly label?: (fields: Fields) => SourceText })
  /** An outline: it gets as members what visitors see of the other slices, if they have a label. */
  | { readonly lists: "sections" }
  /** A way on: what its cards are pages of. A kind composes it only on sites that have another page of one of these. */
  | { readonly linksTo: readonly PlacePart[] }
  /** The top of a page. */
  | LeadRole;

/** Parts that the top of a page has in place of the header or the listing. */
interface LeadRole {
  /** A search form. The first slice of a page that has one has it in place of the header. */
  readonly searches: (variation: string, facts: PageFacts) => boolean;
  /** Days that lead to the page's listing, in place of those above the listing. */
  readonly hasDays: (variation: string) => boolean;
}

/** The parts of a role that the renderer reads, each undefined in the roles that lack it. */
interface RoleParts<Fields> {
  readonly group: GroupRole | undefined;
  readonly isOutline: boolean;
  readonly label: ((fields: Fields) => SourceText) | undefined;
  readonly linksTo: readonly PlacePart[] | undefined;
  readonly searches: LeadRole["searches"] | undefined;
  readonly hasDays: LeadRole["hasDays"] | undefined;
}

/** `{ opens: "tab", label }` → the group and the label, and nothing else. */
export function readRole<Fields>(role: SliceRole<Fields> | undefined): RoleParts<Fields> {
  const isGiven = role !== undefined;
  return {
    group: isGiven && ("opens" in role || "closes" in role) ? role : undefined,
    isOutline: isGiven && "lists" in role,
    label: isGiven && "label" in role ? role.label : undefined,
    linksTo: isGiven && "linksTo" in role ? role.linksTo : undefined,
    searches: isGiven && "searches" in role ? role.searches : undefined,
    hasDays: isGiven && "hasDays" in role ? role.hasDays : undefined,
  };
}
