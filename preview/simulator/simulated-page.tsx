import * as v from "valibot";
import type { RawDocument } from "../../content/document.ts";
import { definePageType } from "../../renderer/define-page-type.tsx";
import type { PageProps } from "../../renderer/page-type-spec.ts";
import { identifySlices } from "./identify-slices.ts";
import { viewParameters } from "../../routing/view.ts";

const type = "slice_simulator";
const title = "Slice simulator";

/** A page of slices alone. Its heading is for screen readers and last, so that a slice's own heading stays the first. */
export const simulatedPage = definePageType({
  type,
  fields: v.object({}),
  // As on a site each product has a page, so that its cards are rendered.
  fromAddress: () => undefined,
  metadata: () => ({ title, description: title, image: undefined }),
  kinds: [{ kind: "simulator", view: viewParameters, Page: SlicesAlone }],
});

function SlicesAlone({ children }: PageProps<object>) {
  return (
    <>
      {children}
      <h1 className="visually-hidden">{title}</h1>
    </>
  );
}

/** Returns a document of these slices, in a language of the content service. */
export function simulatedDocument(slices: readonly unknown[], lang: string): RawDocument {
  return {
    id: "simulated",
    uid: null,
    type,
    lang,
    tags: [],
    alternate_languages: [],
    last_publication_date: null,
    data: { slices: identifySlices(slices) },
  };
}
