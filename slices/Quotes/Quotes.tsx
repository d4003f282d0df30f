import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { Stars } from "../../blocks/reviews/Stars.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { QuotesFields } from "./fields.ts";
import * as css from "./Quotes.css.ts";

/** Renders what others say, with author and source. */
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

interface QuotationProps {
  readonly item: QuotesFields["items"][number];
  readonly page: PageContext;
}

/** Renders one quotation; its marks are those of the page's language. */
function Quotation({ item, page }: QuotationProps) {
  const author = page.text(item.author);
  const source = page.text(item.source);
  return (
    <figure className={css.quotation}>
      {item.rating !== undefined && <Stars rating={item.rating} locale={page.locale} t={page.t} />}
      <blockquote className={css.quote}>{page.text(item.quote)}</blockquote>
      {(author !== "" || source !== "") && (
        <figcaption className={css.from}>
          {author !== "" && <span className={css.author}>{author}</span>}
          {source !== "" && <cite className={css.source}>{source}</cite>}
        </figcaption>
      )}
    </figure>
  );
}
