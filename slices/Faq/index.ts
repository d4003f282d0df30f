import { defineSlice, type PageContext, plainText, type StructuredNode } from "../../renderer/index.ts";
import { Faq, listShowQuestions, shownItems } from "./Faq.tsx";
import { fields, type FaqFields } from "./fields.ts";

export default defineSlice({
  type: "faq",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  structuredData: faqPage,
  Component: Faq,
});

/** Returns the questions that the slice shows as one `FAQPage`; nothing without a question, or on a site without `faqMarkup`. */
function faqPage(values: FaqFields, page: PageContext): readonly StructuredNode[] {
  if (page.site.faqMarkup !== true) return [];
  const mainEntity = [
    ...shownItems(values, page).map(({ question, answer }) => node(page.text(question), plainText(answer, page))),
    ...listShowQuestions(page).map(({ question, reply }) => node(question, reply)),
  ];
  return mainEntity.length === 0 ? [] : [{ "@type": "FAQPage", mainEntity }];
}

function node(name: string, reply: string): StructuredNode {
  return { "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text: reply } };
}
