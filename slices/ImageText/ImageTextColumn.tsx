import type { PageContext } from "../../renderer/render/page-context.ts";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { TextLink } from "../../ui/primitives/links.tsx";
import * as css from "./ImageText.css.ts";
import type { ImageTextFields } from "./index.ts";

interface ImageTextColumnProps {
  readonly fields: ImageTextFields;
  readonly page: PageContext;
}

/** Heading, text and link; a link without a text has nothing to show and is left out. */
export function ImageTextColumn({ fields, page }: ImageTextColumnProps) {
  const title = page.text(fields.title);
  const { link } = fields;
  return (
    <div>
      {title !== "" && <h2 className={css.title}>{title}</h2>}
      <Prose>
        <RichTextView value={fields.body} page={page} />
      </Prose>
      {link && link.text !== "" && (
        <p className={css.more}>
          <TextLink href={page.href(link)}>{link.text}</TextLink>
        </p>
      )}
    </div>
  );
}
