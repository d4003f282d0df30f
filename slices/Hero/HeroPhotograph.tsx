import { FirstPicture } from "../../ui/primitives/FirstPicture.tsx";
import * as css from "./Hero.css.ts";
import { HeroLead, type HeroLeadProps } from "./HeroLead.tsx";
import { HeroChips } from "./HeroText.tsx";

/** Renders the heading, a search and the next step, with a photograph beside them. On a phone it is above them. */
export function HeroPhotograph({ fields, id, page }: HeroLeadProps) {
  const { chips } = fields;
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  return (
    <header className={css.band}>
      <div className={image ? css.beside : css.alone}>
        <div className={css.text}>
          <HeroLead fields={fields} id={id} page={page} />
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
