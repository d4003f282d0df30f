import type { PartFinding } from "../../../renderer/index.ts";
import type { ContentFields, ContentKind } from "../fields.ts";
import { readPageType } from "../sight/sight-place.ts";
import { ContentPage } from "./ContentPage.tsx";

/** Privacy policy, terms, credits: a heading and text. A page around a sight that lacks what it needs for that is one too. */
export const content: ContentKind = { kind: "content", findings: shoulderFindings, Page: ContentPage };

function shoulderFindings(fields: ContentFields): readonly PartFinding[] {
  if (readPageType(fields) !== "shoulder page") return [];
  const missing = fields.sight === undefined ? "sight" : "topic";
  return [
    {
      code: "page-topic-missing",
      message: `This shoulder page has no ${missing}, so it is a plain text: no menu of the sight's pages leads to it.`,
      hint: missing === "sight" ? "Enter the id of the sight." : "Choose a topic.",
    },
  ];
}
