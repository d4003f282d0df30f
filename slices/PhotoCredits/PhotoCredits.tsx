import type { SliceProps } from "../../renderer/define-slice.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { PhotoCreditsFields } from "./index.ts";
import * as css from "./PhotoCredits.css.ts";

/** Renders who took the photographs, and their licences. */
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

interface PhotoCreditProps {
  readonly photo: PhotoCreditsFields["photos"][number];
  readonly page: PageContext;
}

/** Renders one photograph; its title links to the source. Titles and names are as their authors wrote them. */
function PhotoCredit({ photo, page }: PhotoCreditProps) {
  const title = page.text(photo.title);
  const author = page.text(photo.author);
  return (
    <li className={css.photo}>
      <div className={css.thumbnail}>{photo.image && <Picture image={photo.image} ratio="1:1" sizes="72px" />}</div>
      <div className={css.text}>
        <p translate="no">
          {photo.source && title !== "" ? <TextLink {...page.linkTo(photo.source)}>{title}</TextLink> : title}
        </p>
        {author !== "" && <p translate="no">{page.t("gallery.credit", { author })}</p>}
        <p className={css.licence}>{page.text(photo.licence)}</p>
      </div>
    </li>
  );
}
