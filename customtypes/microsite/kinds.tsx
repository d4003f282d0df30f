import * as v from "valibot";
import { definePageKind } from "../../renderer/define-page-kind.tsx";
import type { PageKind } from "../../renderer/page-kind.ts";
import { pageMetadata } from "../page-metadata.ts";
import { micrositeFields } from "./fields.ts";
import { specialCases } from "./special-cases.ts";

const schema = v.object(micrositeFields);

/** The kinds of a microsite document: the special cases first; what is none of them is the page of a collection. */
export const micrositeKinds: readonly PageKind[] = [...specialCases, { kind: "collection", matches: () => true }].map(
  ({ kind, matches }) =>
    definePageKind({
      kind,
      type: "microsite",
      matches,
      schema,
      country: ({ tagged_country }) => tagged_country.source,
      metadata: pageMetadata,
      Page: ({ children }) => children,
    }),
);
