import { FirstPicture } from "../../ui/primitives/FirstPicture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Hero.css.ts";
import { HeroLead, type HeroLeadProps } from "./HeroLead.tsx";
import { HeroChips } from "./HeroText.tsx";
import * as across from "./HeroWide.css.ts";

/** Renders a picture across the whole window, and the heading and the next step where it is calm. On a phone it is above. */
export function HeroWide({ fields, id, page }: HeroLeadProps) {
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  return (
    <>
      <StyleSheet of={across} />
      <header className={image ? `${css.band} ${across.wide}` : css.band}>
        <div className={image ? `${css.column} ${across.content}` : css.alone}>
          <div className={image ? `${css.text} ${across.text}` : css.text}>
            <HeroLead fields={fields} id={id} page={page} />
            <HeroChips chips={fields.chips} page={page} />
          </div>
        </div>
        {image && <FirstPicture image={image} wide={wide} low={low} page={page} className={across.drawing} />}
      </header>
    </>
  );
}

const wide = { ratio: "5:2", sizes: "100vw" } as const;

/** A phone cuts off what is calm. */
const low = { ratio: "3:2", sizes: "100vw" } as const;
