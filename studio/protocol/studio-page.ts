import * as v from "valibot";
import { composedSchema, findingSchema, markSchema } from "./rendering.ts";

/** Input of `app/studio-page`, which the process hands over with its request. */
export const studioPageInputSchema = v.object({
  /** As the content service delivers it. */
  document: v.unknown(),
  /** Id of the only slice that is rendered, as the document has it; null for the page. */
  slice: v.nullable(v.string()),
  /** Whether the page has its header, footer and theme. */
  isFramed: v.boolean(),
});

export type StudioPageInput = v.InferOutput<typeof studioPageInputSchema>;

/** Output of the page besides its HTML. */
export const studioPageOutputSchema = v.object({
  outcome: v.picklist(["page", "not-found", "redirect"]),
  marks: v.array(markSchema),
  /** Kind of the page, `city`; null for a document without one. */
  kind: v.nullable(v.string()),
  title: v.nullable(v.string()),
  findings: v.array(findingSchema),
  composed: v.array(composedSchema),
  /** Pictures and links of the document as the page addresses them, each with its mark. */
  addresses: v.array(v.object({ mark: v.number(), kind: v.picklist(["picture", "link"]), address: v.string() })),
});

export type StudioPageOutput = v.InferOutput<typeof studioPageOutputSchema>;
