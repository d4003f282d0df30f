import type { Words } from "./fill.ts";
import type { PlannedProduct } from "./plan.ts";

/** What the patterns of a product may name: the subject's words and those the template has for its city. */
export function wordsOf({ template, subject }: Pick<PlannedProduct, "template" | "subject">): Words {
  return { ...subject.words, ...template.cities?.[subject.city.code] };
}
