import * as v from "valibot";
import { documentIdPattern, documentSchema } from "./document.ts";

/** Where a page is shown. `currency` and `locale` are codes; `host` is a site's canonical host. */
const marketSchema = v.object({ host: v.string(), locale: v.string(), currency: v.string() });

export type Market = v.InferOutput<typeof marketSchema>;

/** Body of `POST /studio/api/frame`: opens the page of a document. The response is `{ url }`, valid for five minutes. */
export const frameRequestSchema = v.object({
  document: v.pipe(v.string(), v.regex(documentIdPattern)),
  market: marketSchema,
});

export const frameSchema = v.object({ url: v.string() });

/** Body of `POST /studio/api/render`. The server stores nothing of it. */
export const renderRequestSchema = v.object({
  /** Grows with each request of one page: the browser ignores a response to an earlier one. */
  seq: v.number(),
  document: documentSchema,
  market: marketSchema,
  /** Id of the only slice that is rendered, as the document has it (`hero$1`); null for the page. */
  slice: v.nullable(v.string()),
});

export type RenderRequest = v.InferOutput<typeof renderRequestSchema>;

/** A field of a page's text. `slice` is the document's id of it, null outside of slices; `field` as diagnostics have it: `items.4.answer.1`. */
export const markSchema = v.object({ slice: v.nullable(v.string()), field: v.string() });

export type Mark = v.InferOutput<typeof markSchema>;

/** Something that an editor can correct, as previews list it. */
export const findingSchema = v.object({
  code: v.string(),
  level: v.picklist(["info", "warning", "error"]),
  message: v.string(),
  hint: v.string(),
  slice: v.nullable(v.string()),
  field: v.nullable(v.string()),
});

export type Finding = v.InferOutput<typeof findingSchema>;

/** A slice that the page makes, by its id there, with the fields of the document that it follows. */
export const composedSchema = v.object({ slice: v.string(), type: v.string(), fields: v.array(v.string()) });

export type ComposedSlice = v.InferOutput<typeof composedSchema>;

export const renderedSchema = v.object({
  seq: v.number(),
  /** "page", or the reason why the document has no page. */
  outcome: v.picklist(["page", "not-found", "redirect"]),
  /** HTML of each rendered slice by the id of its anchor, `slice-hero-1`, with marks. */
  anchors: v.record(v.string(), v.string()),
  /** HTML of the whole `<main>`, for a page alone; null for a slice. */
  main: v.nullable(v.string()),
  /** Style sheets that the HTML needs, each as the text of a `<style>` or the address of a file. */
  styles: v.array(v.object({ href: v.nullable(v.string()), css: v.string() })),
  /** By number: `data-n="7"` is the mark 7. */
  marks: v.array(markSchema),
  title: v.nullable(v.string()),
  findings: v.array(findingSchema),
  composed: v.array(composedSchema),
});

export type Rendered = v.InferOutput<typeof renderedSchema>;
