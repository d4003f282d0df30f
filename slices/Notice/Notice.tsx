import { RichTextView, type SliceProps } from "../../renderer/index.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { NoticeFields } from "./fields.ts";
import * as css from "./Notice.css.ts";

/** Renders a short text in a calm box: something to know, or whose site this is not. */
export function Notice({ fields, variation, id, page }: SliceProps<NoticeFields>) {
  if (fields.body.length === 0) return null;
  return (
    <Section id={id}>
      <StyleSheet of={css} />
      <div role="note" className={css.box}>
        <span className={css.sign}>
          <Icon name={variation === "not_official" ? "circle-alert" : "info"} />
        </span>
        <Prose>
          <RichTextView value={fields.body} page={page} />
        </Prose>
      </div>
    </Section>
  );
}
