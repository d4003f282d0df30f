import { FirstPicture } from "../../ui/primitives/FirstPicture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { Arcade } from "./Arcade.tsx";
import * as css from "./Hero.css.ts";
import * as hours from "./HeroHours.css.ts";
import { HeroLead, type HeroLeadProps } from "./HeroLead.tsx";
import { HeroChips } from "./HeroText.tsx";
import { listOpeningDays } from "./opening-days.ts";

/** Renders the heading and the next step beside a photograph that stands on a sight's opening hours. */
export function HeroHours({ fields, id, page }: HeroLeadProps) {
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  const opening = listOpeningDays(fields.sight, page);
  const hasBuilding = image !== undefined || opening.days.length > 0;
  return (
    <>
      <StyleSheet of={hours} />
      <header className={css.band}>
        <div className={hasBuilding ? `${css.beside} ${hours.beside}` : css.alone}>
          <div className={css.text}>
            <HeroLead fields={fields} id={id} page={page} />
            {!hasBuilding && <HeroChips chips={fields.chips} page={page} />}
          </div>
          {hasBuilding && (
            <div className={css.side}>
              <div className={hours.building}>
                {image && <FirstPicture image={image} wide={wide} low={low} page={page} className={css.photograph} />}
                {opening.days.length > 0 && <Arcade opening={opening} page={page} />}
              </div>
              <HeroChips chips={fields.chips} page={page} />
            </div>
          )}
        </div>
      </header>
    </>
  );
}

/** The widest it is shown beside the text. A tablet cuts its sides: it is as high as the text beside it. */
const wide = { ratio: "5:2", sizes: "(min-width: 1304px) 656px, (min-width: 1100px) 52vw, 400px" } as const;

/** A phone shows it in 100vw. */
const low = { ratio: "5:2", sizes: "66vw" } as const;
