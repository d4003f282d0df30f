import type { Image } from "../../content/fields/image.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { imgixSource } from "../../ui/primitives/imgix-source.ts";
import { PicturePreload } from "../../ui/primitives/PicturePreload.tsx";
import { media } from "../../ui/theme/tokens.ts";
import * as css from "./Hero.css.ts";
import { HeroAction, HeroChips, HeroHeading } from "./HeroText.tsx";
import type { HeroFields } from "./index.ts";

interface HeroPhotographProps {
  readonly fields: HeroFields;
  readonly page: PageContext;
}

/** Renders a full-width photograph; from a tablet on, a panel with the heading rises into its lower edge. */
export function HeroPhotograph({ fields, page }: HeroPhotographProps) {
  return (
    <header>
      {fields.image && <HeroPicture image={fields.image} page={page} />}
      <div className={css.column}>
        <div className={fields.image ? css.panel : css.panelAlone}>
          <HeroHeading fields={fields} page={page} />
          <HeroAction cta={fields.cta} page={page} />
          <HeroChips chips={fields.chips} page={page} />
        </div>
      </div>
    </header>
  );
}

interface HeroPictureProps {
  readonly image: Image;
  readonly page: PageContext;
}

/** Renders the first picture: low on a phone, wide from a tablet on. Below the low one a first price has room. */
function HeroPicture({ image, page }: HeroPictureProps) {
  const wide = imgixSource(image, "21:9", page);
  const low = imgixSource(image, "3:2", page, "phones");
  return (
    <picture>
      <PicturePreload source={wide} sizes="100vw" media={media.tablet} />
      <PicturePreload source={low} sizes="100vw" media={media.phone} />
      <source media={media.tablet} srcSet={wide.srcSet} sizes="100vw" width={2100} height={900} />
      <img
        {...low}
        sizes="100vw"
        alt={image.alt}
        width={600}
        height={400}
        className={css.photograph}
        loading="eager"
        decoding="sync"
        fetchPriority="high"
      />
    </picture>
  );
}
