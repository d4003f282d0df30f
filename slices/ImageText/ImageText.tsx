import { type PageContext, RichTextView, type SliceProps } from "../../renderer/index.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./ImageText.css.ts";
import type { ImageTextFields } from "./fields.ts";

/** Renders a picture beside a text, on either side; above it on a phone. */
export function ImageText({ fields, variation, id, page }: SliceProps<ImageTextFields>) {
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  const picture = image && (
    <div className={css.picture}>
      <Picture
        image={image}
        ratio="3:2"
        sizes="(min-width: 1304px) 588px, (min-width: 768px) 46vw, calc(100vw - 32px)"
        page={page}
      />
    </div>
  );
  const reversed = variation === "reversed";
  return (
    <Section id={id}>
      <StyleSheet of={css} />
      <div className={picture && css.columns}>
        {!reversed && picture}
        <ImageTextColumn fields={fields} page={page} />
        {reversed && picture}
      </div>
    </Section>
  );
}

interface ImageTextColumnProps {
  readonly fields: ImageTextFields;
  readonly page: PageContext;
}

/** Renders heading, text and link; omits a link without a text, which has nothing to show. */
function ImageTextColumn({ fields, page }: ImageTextColumnProps) {
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
          <TextLink {...page.linkTo(link)}>{link.text}</TextLink>
        </p>
      )}
    </div>
  );
}
