import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { PhotoCredit } from "./PhotoCredit.tsx";
import * as css from "./PhotoCredits.css.ts";
import type { PhotoCreditsFields } from "./index.ts";

/** Who took the photographs, and under which licence we show them. */
export function PhotoCredits({ fields, id, page }: SliceProps<PhotoCreditsFields>) {
  if (fields.photos.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title)}>
      <StyleSheet of={css} />
      <ul role="list" className={css.photos}>
        {fields.photos.map((photo, index) => (
          <PhotoCredit key={index} photo={photo} page={page} />
        ))}
      </ul>
    </Section>
  );
}
