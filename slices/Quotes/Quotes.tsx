import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { SliceProps } from "../../renderer/define-slice.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { QuotesFields } from "./index.ts";
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
      <Stars rating={item.rating} page={page} />
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

interface StarsProps {
  /** 1 to 5. */
  readonly rating: number | undefined;
  readonly page: PageContext;
}

/** Renders "★ 4.5 / 5"; a screen reader reads it in full. */
function Stars({ rating, page }: StarsProps) {
  if (rating === undefined) return null;
  const value = numberFormat(formatTag(page.locale), { maximumFractionDigits: 1 }).format(rating);
  return (
    <div className={css.stars}>
      <span className="visually-hidden">{page.t("quotes.rating", { rating: value })}</span>
      <Icon name="star" />
      <bdi dir="ltr" aria-hidden className="tabular">
        {value} / 5
      </bdi>
    </div>
  );
}
