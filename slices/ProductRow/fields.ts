import * as v from "valibot";
import { number, select, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  when: select(["Any day", "This weekend", "Tonight"]),
  collection: number({ min: 1, step: 1 }),
  limit: number({ min: 1, max: 12, step: 1 }),
});

export type ProductRowFields = v.InferOutput<typeof fields>;
