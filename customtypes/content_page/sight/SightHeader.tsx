import { asLocalized, type LocalizedText } from "../../../i18n/localized-text.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { Breadcrumbs, type Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";
import { LeadPicture } from "../../../ui/primitives/LeadPicture.tsx";
import { ButtonLink } from "../../../ui/primitives/links.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import type { PictureImage } from "../../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ContentFields } from "../fields.ts";
import * as css from "./sight.css.ts";

interface HeaderProps {
  readonly fields: ContentFields;
  readonly page: PageContext;
  /** The way from the home page; none on a page without a heading. */
  readonly crumbs: readonly Crumb[];
  /** Introduction when no editor wrote one. */
  readonly summary?: LocalizedText | undefined;
  readonly picture?: PictureImage | undefined;
}

/** The way here, the heading, what the page is about in a sentence, and where its tickets are. */
export function SightHeader({ fields, page, crumbs, summary, picture }: HeaderProps) {
  const written = page.text(fields.intro);
  const intro = written === "" ? summary : asLocalized(written);
  // Cards below must know that it is shown.
  if (picture !== undefined) page.pictures.choose([[picture]]);
  return (
    <header className={picture === undefined ? css.header : css.pictured}>
      <StyleSheet of={css} />
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} t={page.t} />}
      <h1 className={css.title}>{page.text(fields.heading)}</h1>
      {intro !== undefined && intro.text !== "" && (
        <p className={css.intro}>
          <Localized text={intro} />
        </p>
      )}
      <Tickets page={page} />
      {picture && <LeadPicture image={picture} page={page} />}
    </header>
  );
}

/** Renders a link to the tickets of the sight. Nothing where this site has no page of them. */
function Tickets({ page }: Pick<HeaderProps, "page">) {
  const { collection } = page.place;
  const href = collection === undefined ? undefined : page.places.findPath({ collection });
  if (href === undefined) return null;
  return (
    <p className={css.tickets}>
      <ButtonLink href={href}>{page.t("reviews.book")}</ButtonLink>
    </p>
  );
}
