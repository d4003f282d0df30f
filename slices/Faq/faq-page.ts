import type { StructuredNode } from "../../renderer/part.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { plainText } from "../../renderer/rich-text/expand-block.ts";
import type { FaqFields } from "./index.ts";

/** Returns the questions that the slice shows as one `FAQPage`; nothing when it shows no question. */
export function faqPage(fields: FaqFields, page: PageContext): readonly StructuredNode[] {
  const mainEntity = shownItems(fields, page).map(({ question, answer }) => ({
    "@type": "Question",
    name: page.text(question),
    acceptedAnswer: { "@type": "Answer", text: plainText(answer, page) },
  }));
  return mainEntity.length === 0 ? [] : [{ "@type": "FAQPage", mainEntity }];
}

/** Returns the items that have a question. */
export function shownItems({ items }: FaqFields, page: PageContext): FaqFields["items"] {
  return items.filter(({ question }) => page.text(question) !== "");
}
