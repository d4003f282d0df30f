import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Faq.css.ts";
import { shownItems } from "./faq-page.ts";
import { FaqItem } from "./FaqItem.tsx";
import type { FaqFields } from "./index.ts";

/** Questions that open one by one. Every answer is in the page, for a search within it too; no script is needed. */
export function Faq({ fields, id, page }: SliceProps<FaqFields>) {
  const items = shownItems(fields, page);
  if (items.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title) || page.t("faq.title")} width="text">
      <StyleSheet of={css} />
      <div className={css.list}>
        {items.map((item, index) => (
          <FaqItem key={index} item={item} page={page} />
        ))}
      </div>
    </Section>
  );
}
