import { FirstPicture } from "../../ui/primitives/FirstPicture.tsx";
import * as css from "./Hero.css.ts";
import { HeroBand } from "./HeroBand.tsx";
import type { HeroLeadProps } from "./HeroLead.tsx";
import { HeroChips } from "./HeroText.tsx";

/** Renders the heading, a search and the next step, with a photograph beside them. On a phone it is above them. */
export function HeroPhotograph(props: HeroLeadProps) {
  const { fields, page } = props;
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  const chips = <HeroChips chips={fields.chips} page={page} />;
  const side = image && (
    <div className={css.side}>
      <FirstPicture image={image} wide={wide} low={low} page={page} className={css.photograph} />
      {chips}
    </div>
  );
  return <HeroBand {...props} side={side} below={chips} />;
}

/** The widest it is shown beside the text. A tablet cuts its sides: it is as high as the text beside it. */
const wide = { ratio: "16:9", sizes: "(min-width: 1304px) 596px, (min-width: 1100px) 48vw, 440px" } as const;

/** A phone shows it in 100vw. */
const low = { ratio: "5:2", sizes: "66vw" } as const;
