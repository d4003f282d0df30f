import type { PageContext } from "../../renderer/render/page-context.ts";
import { Stars } from "./Stars.tsx";
import * as css from "./Quotes.css.ts";
import type { QuotesFields } from "./index.ts";

interface QuotationProps {
  readonly item: QuotesFields["items"][number];
  readonly page: PageContext;
}

/** One quotation; its marks are those of the page's language. */
export function Quotation({ item, page }: QuotationProps) {
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
