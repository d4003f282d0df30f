import type { ReactNode } from "react";
import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Hero.css.ts";
import { HeroHours } from "./HeroHours.tsx";
import * as hours from "./HeroHours.css.ts";
import type { HeroLeadProps } from "./HeroLead.tsx";
import { HeroPhotograph } from "./HeroPhotograph.tsx";
import { HeroPosters } from "./HeroPosters.tsx";
import * as posters from "./HeroPosters.css.ts";
import { HeroHeading } from "./HeroText.tsx";
import { HeroWall } from "./HeroWall.tsx";
import * as wall from "./HeroWall.css.ts";
import { HeroWide } from "./HeroWide.tsx";
import * as across from "./HeroWide.css.ts";
import type { HeroFields } from "./fields.ts";

/** Renders the top of a page. The heading never lies on a photograph, so it is readable on any picture. */
export function Hero({ fields, variation, id, page }: SliceProps<HeroFields>) {
  const { Lead, sheet } = leads.get(variation) ?? { Lead: HeroPhotograph, sheet: undefined };
  return (
    <>
      <StyleSheet of={css} />
      {sheet && <StyleSheet of={sheet} />}
      <Lead fields={fields} id={id} page={page} />
    </>
  );
}

/** The variations that differ from the photograph, each with the styles that it has besides. */
const leads: ReadonlyMap<
  string,
  { readonly Lead: (props: HeroLeadProps) => ReactNode; readonly sheet: object | undefined }
> = new Map([
  ["compact", { Lead: HeroCompact, sheet: undefined }],
  ["posters", { Lead: HeroPosters, sheet: posters }],
  ["wide", { Lead: HeroWide, sheet: across }],
  ["wall", { Lead: HeroWall, sheet: wall }],
  ["hours", { Lead: HeroHours, sheet: hours }],
]);

interface HeroCompactProps {
  readonly fields: HeroFields;
  readonly page: PageContext;
}

/** Renders heading and introduction beside a small picture, for pages of text. */
function HeroCompact({ fields, page }: HeroCompactProps) {
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  return (
    <header className={css.column}>
      <div className={css.compact}>
        <div>
          <HeroHeading fields={fields} page={page} />
        </div>
        {image && (
          <div className={css.compactPicture}>
            <Picture image={image} ratio="3:2" sizes="(min-width: 768px) 400px, 100vw" page={page} loading="first" />
          </div>
        )}
      </div>
    </header>
  );
}
