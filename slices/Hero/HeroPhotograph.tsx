import { type PageContext, sliceSearchField } from "../../renderer/index.ts";
import { FirstPicture } from "../../ui/primitives/FirstPicture.tsx";
import { SearchForm } from "../../ui/search/SearchForm.tsx";
import * as css from "./Hero.css.ts";
import { HeroDates } from "./HeroDates.tsx";
import { HeroAction, HeroChips, HeroHeading } from "./HeroText.tsx";
import type { HeroFields } from "./fields.ts";

interface HeroPhotographProps {
  readonly fields: HeroFields;
  /** Of the slice: a page may have several. */
  readonly id: string;
  readonly page: PageContext;
}

/**
 * Renders the heading, a search and the next step, with a photograph beside them. On a phone it is above them. A site that
 * sells a few things has the search of its header alone.
 */
export function HeroPhotograph({ fields, id, page }: HeroPhotographProps) {
  const { chips, cta } = fields;
  const field = sliceSearchField({ id });
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  return (
    <header className={css.band}>
      <div className={image ? css.beside : css.alone}>
        <div className={css.text}>
          <div>
            <HeroHeading fields={fields} page={page} />
          </div>
          {page.contents.searchField === field && (
            <SearchForm
              id={field}
              size="large"
              sells={page.site.sells}
              locale={page.locale}
              currency={page.currency}
              t={page.t}
            />
          )}
          {page.contents.listing === undefined ? (
            <HeroAction cta={cta} page={page} />
          ) : (
            <HeroDates listing={page.contents.listing} page={page} />
          )}
          {!image && <HeroChips chips={chips} page={page} />}
        </div>
        {image && (
          <div className={css.side}>
            <FirstPicture image={image} wide={wide} low={low} page={page} className={css.photograph} />
            <HeroChips chips={chips} page={page} />
          </div>
        )}
      </div>
    </header>
  );
}

/** The widest it is shown beside the text. A tablet cuts its sides: it is as high as the text beside it. */
const wide = { ratio: "16:9", sizes: "(min-width: 1304px) 596px, (min-width: 1100px) 48vw, 400px" } as const;

/** A phone shows it in 100vw. */
const low = { ratio: "5:2", sizes: "66vw" } as const;
