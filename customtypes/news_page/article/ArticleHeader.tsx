import type { PageContext } from "../../../renderer/index.ts";
import { Breadcrumbs } from "../../../ui/primitives/Breadcrumbs.tsx";
import { FirstPicture } from "../../../ui/primitives/FirstPicture.tsx";
import { Day } from "../Day.tsx";
import type { NewsFields } from "../fields.ts";
import { newsCrumbs } from "../news-crumbs.ts";
import * as css from "./ArticlePage.css.ts";
import { formatAuthor } from "./format-author.ts";

interface HeaderProps {
  readonly fields: NewsFields;
  readonly page: PageContext;
}

/** The way here, headline, standfirst, who wrote it and when, and its photograph with who took it. */
export function ArticleHeader({ fields, page }: HeaderProps) {
  const { t } = page;
  const crumbs = newsCrumbs(fields, page);
  const standfirst = page.text(fields.standfirst);
  return (
    <header className={css.column}>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} t={t} />}
      <h1 className={css.heading}>{page.text(fields.headline)}</h1>
      {standfirst !== "" && <p className={css.standfirst}>{standfirst}</p>}
      <p className={css.byline}>
        <span>{t("news.by", { author: formatAuthor(fields, page) })}</span>
        <Day day={fields.publication_date} page={page} className={css.day} />
      </p>
      <Photo fields={fields} page={page} />
    </header>
  );
}

const wide = { ratio: "3:2", sizes: "45rem" } as const;
const low = { ratio: "3:2", sizes: "calc(66vw - 20px)" } as const;

function Photo({ fields: { photo, photo_credit: credit }, page }: HeaderProps) {
  if (photo === undefined) return null;
  const author = page.text(credit);
  // Cards below must know that it is shown.
  page.pictures.choose([[photo]]);
  return (
    <figure className={css.figure}>
      <FirstPicture image={photo} wide={wide} low={low} page={page} className={css.photo} />
      {author !== "" && <figcaption className={css.credit}>{page.t("gallery.credit", { author })}</figcaption>}
    </figure>
  );
}
