import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./ImageText.css.ts";
import { ImageTextColumn } from "./ImageTextColumn.tsx";
import type { ImageTextFields } from "./index.ts";

/** A picture beside a text, on either side; above it on a phone. */
export function ImageText({ fields, variation, id, page }: SliceProps<ImageTextFields>) {
  const picture = fields.image && (
    <div className={css.picture}>
      <Picture image={fields.image} ratio="3:2" sizes="(min-width: 768px) 50vw, 100vw" />
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
