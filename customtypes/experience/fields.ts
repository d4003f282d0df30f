import * as v from "valibot";
import { number, text } from "../../content/fields/index.ts";
import type { PageKind } from "../../renderer/index.ts";
import { pageFields } from "../page-fields.ts";

/** Fields that editors add to a product's page. Without a document, the address identifies the product. */
export const experienceSchema = v.object({
  tgid: number({ min: 1, step: 1 }),
  intro: text(),
  ...pageFields,
});

export type ExperienceFields = v.InferOutput<typeof experienceSchema>;

export type ExperienceKind = PageKind<ExperienceFields>;
