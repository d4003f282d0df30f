import type { SliceProps } from "../../renderer/index.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { TrustBarFields } from "./fields.ts";
import * as css from "./TrustBar.css.ts";

/** Renders reasons to book here, between two hairlines. Omits a reason without any text. */
export function TrustBar({ fields, id, page }: SliceProps<TrustBarFields>) {
  const reasons = fields.items
    .map(({ icon, title, text }) => ({ icon, title: page.text(title), text: page.text(text) }))
    .filter(({ title, text }) => title !== "" || text !== "");
  if (reasons.length === 0) return null;
  return (
    <Section id={id}>
      <StyleSheet of={css} />
      <div className={css.band}>
        <ul className={css.reasons} role="list">
          {reasons.map(({ icon, title, text }, index) => (
            <li key={index} className={css.reason}>
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
              <p>
                {title !== "" && <strong className={css.title}>{title}</strong>}
                {text !== "" && <span className={css.text}>{text}</span>}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
