import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { PhotoCreditsFields } from "./fields.ts";
import * as css from "./PhotoCredits.css.ts";

/** Renders who took the photographs, and their licenses. Omits one of which nothing is said. */
export function PhotoCredits({ fields, id, page }: SliceProps<PhotoCreditsFields>) {
  const photos = fields.photos.filter(({ title, author, licence }) =>
    [title, author, licence].some((text) => page.text(text) !== ""),
  );
  if (photos.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title)}>
      <StyleSheet of={css} />
      <ul role="list" className={css.photos}>
        {photos.map((photo, index) => (
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
  const license = page.text(photo.licence);
  return (
    <li className={css.photo}>
      <div className={css.thumbnail}>
        {photo.image && <Picture image={photo.image} ratio="1:1" sizes="72px" use="thumbnails" page={page} />}
      </div>
      <div className={css.text}>
        {title !== "" && (
          <p translate="no">{photo.source ? <TextLink {...page.linkTo(photo.source)}>{title}</TextLink> : title}</p>
        )}
        {author !== "" && <p translate="no">{page.t("gallery.credit", { author })}</p>}
        {license !== "" && <p className={css.license}>{license}</p>}
      </div>
    </li>
  );
}
