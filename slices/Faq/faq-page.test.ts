import * as v from "valibot";
import { expect, it } from "vitest";
import { testPage } from "../../tests/support/page-context.ts";
import { faqPage } from "./faq-page.ts";
import { schema } from "./index.ts";

const paragraph = (text: string) => ({ type: "paragraph", text, spans: [] });

it("lists the questions that are shown, each with its text on one line", () => {
  const items = [
    { question: "Can I bring a bag?", answer: [paragraph("Yes, a small one."), paragraph("No  suitcases.")] },
    { question: "", answer: [paragraph("Nobody asked.")] },
  ];
  expect(faqPage(v.parse(schema, { items }), testPage())).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Can I bring a bag?",
          acceptedAnswer: { "@type": "Answer", text: "Yes, a small one. No suitcases." },
        },
      ],
    },
  ]);
});

it("is empty without questions", () => {
  expect(faqPage(v.parse(schema, {}), testPage())).toEqual([]);
});
