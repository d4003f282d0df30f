import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Quotes.css.ts";
import { Quotation } from "./Quotation.tsx";
import type { QuotesFields } from "./index.ts";

/** What others say, with who said it and where. */
export function Quotes({ fields, id, page }: SliceProps<QuotesFields>) {
  const items = fields.items.filter(({ quote }) => page.text(quote) !== "");
  if (items.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title)}>
      <StyleSheet of={css} />
      <div className={css.quotes}>
        {items.map((item, index) => (
          <Quotation key={index} item={item} page={page} />
        ))}
      </div>
    </Section>
  );
}
