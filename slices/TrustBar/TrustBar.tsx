import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { TrustBarFields } from "./index.ts";
import * as css from "./TrustBar.css.ts";

/** Renders reasons to book here, between two hairlines; nothing when the list is empty. */
export function TrustBar({ fields, id, page }: SliceProps<TrustBarFields>) {
  if (fields.items.length === 0) return null;
  return (
    <Section id={id}>
      <StyleSheet of={css} />
      <div className={css.band}>
        <ul className={css.reasons} role="list">
          {fields.items.map(({ icon, title, text }, index) => (
            <li key={index} className={css.reason}>
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
              <p>
                <strong className={css.title}>{page.text(title)}</strong>
                <span className={css.text}>{page.text(text)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
