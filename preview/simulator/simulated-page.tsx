import * as v from "valibot";
import type { RawDocument } from "../../content/document.ts";
import { definePageType } from "../../renderer/define/define-page-type.tsx";
import type { PageType } from "../../renderer/contracts/page-type.ts";
import type { PageProps } from "../../renderer/define/page-type-spec.ts";
import { identifySlices } from "./identify-slices.ts";
import type { ViewRegistry } from "../../routing/view-registry.ts";

const type = "slice_simulator";
const title = "Slice simulator";

/** Returns the type of a page of slices alone, which reads every query parameter. Its heading is for screen readers and last, so that a slice's own heading stays the first. */
export function createSimulatedPage({ parameters }: ViewRegistry): PageType {
  return definePageType({
    type,
    fields: v.object({}),
    // As on a site each product has its page, so that its cards are rendered.
    fromAddress: () => undefined,
    metadata: () => ({ title, description: title, image: undefined }),
    kinds: [{ kind: "simulator", view: parameters.map(({ name }) => name), Page: SlicesAlone }],
  });
}

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
