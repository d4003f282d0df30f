import { RichTextView, type SliceProps } from "../../renderer/index.ts";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { TextBlockFields } from "./fields.ts";

/** Renders a heading and running text in a column of reading width. */
export function TextBlock({ fields, id, page }: SliceProps<TextBlockFields>) {
  return (
    <Section id={id} title={page.text(fields.title)} width="text">
      <Prose>
        <RichTextView value={fields.body} page={page} />
      </Prose>
    </Section>
  );
}
