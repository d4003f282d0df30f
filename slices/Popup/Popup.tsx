import { RichTextView, type SliceProps } from "../../renderer/index.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import * as links from "../../ui/primitives/links.css.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import * as popup from "../../ui/primitives/popup.css.ts";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { PopupFields } from "./fields.ts";
import * as css from "./Popup.css.ts";

/**
 * Renders a button that opens a dialog above the page. The browser opens and closes it and moves the focus, without
 * script. It never opens by itself, so nothing of it is stored.
 */
export function Popup({ fields, id, page }: SliceProps<PopupFields>) {
  const title = page.text(fields.title);
  const opener = page.text(fields.opener) || title;
  const { body, image, link } = fields;
  if (opener === "" || (body.length === 0 && image === undefined)) return null;
  const dialog = `${id}-dialog`;
  return (
    <Section id={id}>
      <StyleSheet of={links} />
      <StyleSheet of={popup} />
      <StyleSheet of={css} />
      <button type="button" popoverTarget={dialog} className={`${links.tone.secondary} ${links.size.regular}`}>
        {opener}
      </button>
      <dialog id={dialog} popover="auto" aria-label={title || opener} className={`${popup.panel} ${css.dialog}`}>
        {title !== "" && <h2 className={css.title}>{title}</h2>}
        {image && <Picture image={image} ratio="16:10" sizes="(min-width: 560px) 480px, 100vw" page={page} />}
        <Prose>
          <RichTextView value={body} page={page} />
        </Prose>
        {link && link.text !== "" && (
          <p>
            <ButtonLink {...page.linkTo(link)}>{link.text}</ButtonLink>
          </p>
        )}
        <button type="button" popoverTarget={dialog} popoverTargetAction="hide" className={popup.close}>
          <Icon name="x" label={page.t("gallery.close")} />
        </button>
      </dialog>
    </Section>
  );
}
