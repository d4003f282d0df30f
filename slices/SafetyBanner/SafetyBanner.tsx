import { RichTextView, type SliceProps } from "../../renderer/index.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { TextLink } from "../../ui/primitives/links.tsx";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { SafetyBannerFields } from "./fields.ts";
import * as css from "./SafetyBanner.css.ts";

/** The text by which an editor shows the banner, in any case (F8). */
const shownMarker = "yes";

/** Renders what is done for the safety of visitors. Nothing where its marker says anything but "yes". */
export function SafetyBanner({ fields, id, page }: SliceProps<SafetyBannerFields>) {
  const { body, link } = fields;
  const measures = fields.measures
    .map(({ icon, text }) => ({ icon, text: page.text(text) }))
    .filter(({ text }) => text !== "");
  const isShown = page.value(fields.marker).trim().toLowerCase() === shownMarker;
  if (!isShown || (body.length === 0 && measures.length === 0)) return null;
  return (
    <Section id={id} title={page.text(fields.title) || page.t("safety.title")} tone="tinted">
      <StyleSheet of={css} />
      <Prose>
        <RichTextView value={body} page={page} />
      </Prose>
      {measures.length > 0 && (
        <ul role="list" className={css.measures}>
          {measures.map(({ icon, text }, index) => (
            <li key={index} className={css.measure}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
      {link && link.text !== "" && (
        <p className={css.more}>
          <TextLink {...page.linkTo(link)}>{link.text}</TextLink>
        </p>
      )}
    </Section>
  );
}
