import type { Image } from "../../../content/fields/image.ts";
import { asLocalized, type LocalizedText } from "../../../i18n/localized-text.ts";
import { cityOfPage } from "../../../renderer/place-names.ts";
import { crumbTo, home } from "../../../renderer/breadcrumbs.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { Breadcrumbs, type Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Picture } from "../../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ContentFields } from "../fields.ts";
import { sightOf } from "./sight-of.ts";
import { ownPath, sightMenuOf } from "../../../renderer/sight-pages/sight-menu.ts";
import * as css from "./sight.css.ts";

interface HeaderProps {
  readonly fields: ContentFields;
  readonly page: PageContext;
  /** What stands in place of an introduction that no editor wrote. */
  readonly summary?: LocalizedText | undefined;
  readonly picture?: Image | undefined;
}

const pictureWidths = "(min-width: 768px) 480px, calc(100vw - 32px)";

/** The way here, the heading, and what the page is about in a sentence. */
export function SightHeader({ fields, page, summary, picture }: HeaderProps) {
  const crumbs = sightCrumbs(fields, page);
  const written = page.text(fields.intro);
  const intro = written === "" ? summary : asLocalized(written);
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
      {picture && (
        <div className={css.picture}>
          <Picture image={picture} ratio="16:10" sizes={pictureWidths} loading="first" page={page} />
        </div>
      )}
    </header>
  );
}

/**
 * Returns the way from the home page: city, the sight that it is part of, tickets, sight, and itself.
 * Empty without a heading.
 */
export function sightCrumbs(fields: ContentFields, page: PageContext): readonly Crumb[] {
  const heading = page.text(fields.heading);
  if (heading === "") return [];
  const { city, collection } = page.place;
  const first = home(page);
  const name = sightOf(page)?.name;
  const cityName = cityOfPage(page)?.name;
  const sight = sightMenuOf(page)?.sight;
  const whole = fields.part_of;
  const wholeName = whole === undefined ? undefined : page.snapshot.get("pois", { id: whole })?.name;
  const between = [
    ...(cityName === undefined ? [] : crumbTo({ city }, cityName, page)),
    ...(wholeName === undefined ? [] : crumbTo({ sight: whole }, wholeName, page)),
    ...(collection === undefined || name === undefined ? [] : crumbTo({ collection }, name, page)),
    ...(sight === undefined ? [] : [{ name: { text: sight.heading }, href: sight.path }]),
  ];
  return [
    first,
    ...between.filter(({ href }) => href !== first.href && href !== ownPath(page)),
    { name: { text: heading } },
  ];
}
