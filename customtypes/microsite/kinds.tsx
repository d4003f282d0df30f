import { definePageKind } from "../../renderer/define-page-kind.tsx";
import type { PageKind } from "../../renderer/page-kind.ts";
import { pageMetadata } from "../page-metadata.ts";
import { micrositeSchema } from "./fields.ts";
import { type SpecialCase, specialCases } from "./special-cases.ts";

const collection: SpecialCase = { kind: "collection", matches: () => true };

/** The kinds of a microsite document: the special cases first; what is none of them is the page of a collection. */
export const micrositeKinds: readonly PageKind[] = [...specialCases, collection].map(({ kind, matches, condition }) =>
  definePageKind({
    kind,
    type: "microsite",
    matches,
    ...condition,
    schema: micrositeSchema,
    country: ({ tagged_country }) => tagged_country.source,
    metadata: pageMetadata,
    Page: ({ children }) => children,
  }),
);
