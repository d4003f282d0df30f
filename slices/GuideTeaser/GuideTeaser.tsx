import type { LinkTarget, PageContext, SliceProps } from "../../renderer/index.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { Image } from "../../content/fields/index.ts";
import { findGuide } from "./guide.ts";
import * as css from "./GuideTeaser.css.ts";
import type { GuideTeaserFields } from "./fields.ts";

/** Renders the way to a travel guide: the editor's page, else that of the page's city. Nothing without one. */
export function GuideTeaser({ fields, id, page }: SliceProps<GuideTeaserFields>) {
  const teaser = findTeaser(fields, page);
  if (teaser === undefined) return null;
  return (
    <Section id={id}>
      <StyleSheet of={css} />
      <div className={css.teaser}>
        {teaser.image && (
          <div className={css.picture}>
            <Picture
              image={teaser.image}
              ratio="3:2"
              sizes="(min-width: 768px) 360px, calc(100vw - 32px)"
              page={page}
            />
          </div>
        )}
        <div className={css.text}>
          {teaser.title !== "" && <h2 className={css.title}>{teaser.title}</h2>}
          {teaser.intro !== "" && <p className={css.intro}>{teaser.intro}</p>}
          <p>
            <TextLink {...teaser.target}>{teaser.label}</TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

interface Teaser {
  readonly title: string;
  readonly intro: string;
  readonly image: Image | undefined;
  readonly target: LinkTarget;
  readonly label: string;
}

/** Returns what is shown: the editor's own words and picture, before those of the guide. */
function findTeaser({ title, intro, image, link }: GuideTeaserFields, page: PageContext): Teaser | undefined {
  const guide = link === undefined ? findGuide(page.snapshot, page) : undefined;
  const target = link === undefined ? guide && { href: guide.path } : page.linkTo(link);
  if (target === undefined) return undefined;
  return {
    title: page.text(title) || (guide?.heading ?? ""),
    intro: page.text(intro) || (guide?.description ?? ""),
    image: image ?? guide?.image,
    target,
    label: link?.text || page.t("blocks.guide"),
  };
}
