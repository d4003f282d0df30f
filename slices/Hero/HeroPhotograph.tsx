import type { Image } from "../../content/fields/image.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { sliceSearchField } from "../../renderer/render/search-field.ts";
import { imgixSource } from "../../ui/primitives/imgix-source.ts";
import { PicturePreload } from "../../ui/primitives/PicturePreload.tsx";
import { SearchForm } from "../../ui/search/SearchForm.tsx";
import { media } from "../../ui/theme/tokens.ts";
import * as css from "./Hero.css.ts";
import { HeroDates } from "./HeroDates.tsx";
import { HeroAction, HeroChips, HeroHeading } from "./HeroText.tsx";
import type { HeroFields } from "./index.ts";

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
  const [image] = page.pictures([fields.image ? [fields.image] : []]);
  return (
    <header className={css.band}>
      <div className={image ? css.beside : css.alone}>
        <div className={css.text}>
          <div>
            <HeroHeading fields={fields} page={page} />
          </div>
          {page.searchField === field && (
            <SearchForm id={field} size="large" sells={page.site.sells} locale={page.locale} t={page.t} />
          )}
          {page.listing === undefined ? (
            <HeroAction cta={cta} page={page} />
          ) : (
            <HeroDates listing={page.listing} page={page} />
          )}
          {!image && <HeroChips chips={chips} page={page} />}
        </div>
        {image && (
          <div className={css.side}>
            <HeroPicture image={image} page={page} />
            <HeroChips chips={chips} page={page} />
          </div>
        )}
      </div>
    </header>
  );
}

interface HeroPictureProps {
  readonly image: Image;
  readonly page: PageContext;
}

/** The widest it is shown beside the text. A tablet cuts its sides: it is as high as the text beside it. */
const wideSizes = "(min-width: 1304px) 596px, (min-width: 1100px) 48vw, 400px";

/** Less than its place of 100vw: dense screens of phones hide the difference, and fewer bytes arrive sooner. */
const lowSizes = "80vw";

/** Renders the first picture: low on a phone, wide from a tablet on. */
function HeroPicture({ image, page }: HeroPictureProps) {
  const wide = imgixSource(image, "16:9", page);
  const low = imgixSource(image, "5:2", page, "phones");
  return (
    <picture style={{ display: "contents" }}>
      <PicturePreload source={wide} sizes={wideSizes} media={media.tablet} />
      <PicturePreload source={low} sizes={lowSizes} media={media.phone} />
      <source
        media={media.tablet}
        srcSet={wide.srcSet ?? wide.src}
        sizes={wide.srcSet && wideSizes}
        width={1600}
        height={900}
      />
      <img
        {...low}
        sizes={low.srcSet && lowSizes}
        alt={image.alt}
        width={500}
        height={200}
        className={css.photograph}
        loading="eager"
        decoding="sync"
        fetchPriority="high"
      />
    </picture>
  );
}
