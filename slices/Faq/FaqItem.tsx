import type { PageContext } from "../../renderer/render/page-context.ts";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Prose } from "../../ui/primitives/Prose.tsx";
import * as css from "./Faq.css.ts";
import type { FaqFields } from "./index.ts";

interface FaqItemProps {
  readonly item: FaqFields["items"][number];
  readonly page: PageContext;
}

/** One question with its answer. */
export function FaqItem({ item, page }: FaqItemProps) {
  return (
    <details className={css.item}>
      <summary className={css.summary}>
        <h3 className={css.question}>{page.text(item.question)}</h3>
        <span className={css.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={css.answer}>
        <Prose>
          <RichTextView value={item.answer} page={page} />
        </Prose>
      </div>
    </details>
  );
}
