import { type RuleQuestion, ruleQuestions } from "../../catalog/show/show-rules.ts";
import { type PageContext, RichTextView, type SliceProps } from "../../renderer/index.ts";
import { Disclosure, DisclosureList } from "../../ui/primitives/Disclosure.tsx";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { FaqFields } from "./fields.ts";

/** Renders questions that open one by one, without script. All text is in the page, so that a search finds it. */
export function Faq({ fields, id, page }: SliceProps<FaqFields>) {
  const items = shownItems(fields, page);
  const rules = listShowQuestions(page);
  if (items.length + rules.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title) || page.t("faq.title")} width="text">
      <DisclosureList>
        {items.map((item, index) => (
          <FaqItem key={index} item={item} page={page} />
        ))}
        <RuleItems rules={rules} />
      </DisclosureList>
    </Section>
  );
}

/** Returns the items that have a question. */
export function shownItems({ items }: FaqFields, page: PageContext): FaqFields["items"] {
  return items.filter(({ question }) => page.text(question) !== "");
}

/** Returns questions on the rules of the show that a page is about (X20); none on other pages. */
export function listShowQuestions({ productPages, contents, t }: PageContext): readonly RuleQuestion[] {
  const [product] = contents.about;
  return productPages.hasThis && product?.show !== undefined ? ruleQuestions(product.show, t) : [];
}

/** Renders a question for each rule of a show. */
function RuleItems({ rules }: { readonly rules: readonly RuleQuestion[] }) {
  return rules.map(({ question, reply }) => (
    <Disclosure key={question} title={question}>
      <Prose>
        <p>{reply}</p>
      </Prose>
    </Disclosure>
  ));
}

interface FaqItemProps {
  readonly item: FaqFields["items"][number];
  readonly page: PageContext;
}

/** Renders one question, which opens the text below it. */
function FaqItem({ item, page }: FaqItemProps) {
  return (
    <Disclosure title={page.text(item.question)}>
      <Prose>
        <RichTextView value={item.answer} page={page} />
      </Prose>
    </Disclosure>
  );
}
