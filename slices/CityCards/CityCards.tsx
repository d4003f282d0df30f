import type { Link } from "../../content/fields/link.ts";
import type { SliceProps } from "../../renderer/define-slice.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./CityCards.css.ts";
import type { CityCardsFields } from "./index.ts";

/** Renders cities to go to next. Omits one without a name, and one that leads nowhere. */
export function CityCards({ fields, id, page }: SliceProps<CityCardsFields>) {
  const cities = fields.cities.flatMap(({ link, name, ...city }) =>
    link === undefined || page.text(name) === "" ? [] : [{ ...city, name, link }],
  );
  if (cities.length === 0) return null;
  const title = page.text(fields.title);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <CardGrid layout="row" label={title}>
        {cities.map((city, index) => (
          <CityCard key={index} city={city} page={page} />
        ))}
      </CardGrid>
    </Section>
  );
}

interface CityCardProps {
  readonly city: CityCardsFields["cities"][number] & { readonly link: Link };
  readonly page: PageContext;
}

/** Renders one city. The link is the name, and it covers the card. */
function CityCard({ city: { name, caption, image, link }, page }: CityCardProps) {
  const text = page.text(caption);
  return (
    <article className={css.card}>
      {image && (
        <div className={css.picture}>
          <Picture image={image} ratio="4:5" sizes="(min-width: 768px) 290px, 70vw" page={page} />
        </div>
      )}
      <h3 className={css.name}>
        <a className={css.link} {...page.linkTo(link)}>
          {page.text(name)}
        </a>
      </h3>
      {text !== "" && <p className={css.caption}>{text}</p>}
    </article>
  );
}
