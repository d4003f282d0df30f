import { FirstPicture } from "../../ui/primitives/FirstPicture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { Arcade } from "./Arcade.tsx";
import * as css from "./Hero.css.ts";
import * as hours from "./HeroHours.css.ts";
import { HeroBand } from "./HeroBand.tsx";
import type { HeroLeadProps } from "./HeroLead.tsx";
import { HeroChips } from "./HeroText.tsx";
import { listOpeningDays } from "./opening-days.ts";

/** Renders the heading and the next step beside a photograph that stands on a sight's opening hours. */
export function HeroHours(props: HeroLeadProps) {
  const { fields, page } = props;
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  const opening = listOpeningDays(fields.sight, page);
  const hasHours = opening.days.length > 0;
  const chips = <HeroChips chips={fields.chips} page={page} />;
  const hasBuilding = image !== undefined || hasHours;
  const side = (
    <div className={css.side}>
      <div className={hours.building}>
        {image && <FirstPicture image={image} wide={wide} low={low} page={page} className={css.photograph} />}
        {hasHours && <Arcade opening={opening} page={page} />}
      </div>
      {chips}
    </div>
  );
  return (
    <>
      <StyleSheet of={hours} />
      <HeroBand {...props} side={hasBuilding ? side : undefined} columns={hours.beside} below={chips} />
    </>
  );
}

/** The widest it is shown beside the text. A tablet cuts its sides: it is as high as the text beside it. */
const wide = { ratio: "5:2", sizes: "(min-width: 1304px) 656px, (min-width: 1100px) 52vw, 400px" } as const;

/** A phone shows it in 100vw. */
const low = { ratio: "5:2", sizes: "66vw" } as const;
