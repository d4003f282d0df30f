import type { RequestListener } from "node:http";
import * as v from "valibot";
import { bridge } from "../../../framework/next/bridge.ts";
import { markText } from "../../protocol/mark-text.fixture.ts";
import { type StudioPageOutput, studioPageInputSchema } from "../../protocol/studio-page.ts";

const reported = {
  outcome: "page",
  marks: [{ slice: "hero$1", field: "title" }],
  kind: "city",
  title: "Rome",
  findings: [],
  composed: [],
  addresses: [],
} satisfies StudioPageOutput;

const documentSchema = v.object({ data: v.object({ heading: v.string() }) });

const anchor = (id: string, content: string) =>
  `<div id="slice-${id}" data-slice="${id}" style="display:contents">${content}</div>`;

/** Renders in the place of Next: a hero with the heading of the document at hand, and another slice. */
export const fakeNext: RequestListener = (_request, response) => {
  const rendering = bridge().renderings.getStore();
  const { document, slice } = v.parse(studioPageInputSchema, rendering?.input);
  if (rendering !== undefined) rendering.output = reported;
  const { heading } = v.parse(documentSchema, document).data;
  const other = slice === null ? anchor("faq-1", "") : "";
  const hero = anchor("hero-1", `<h1>${markText(0, heading)}</h1>`);
  response.end(`<html><head><style>h1{}</style></head><body><main id="content">${hero}${other}</main></body></html>`);
};
