import type { PageContext } from "../../renderer/render/page-context.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import * as css from "./CityCards.css.ts";
import type { CityCardsFields } from "./index.ts";

interface CityCardProps {
  readonly city: CityCardsFields["cities"][number];
  readonly page: PageContext;
}

/** The name is the link and covers the card; without a link it is a plain heading. */
export function CityCard({ city, page }: CityCardProps) {
  const name = page.text(city.name);
  const caption = page.text(city.caption);
  return (
    <article className={css.card}>
      {city.image && (
        <div className={css.picture}>
          <Picture image={city.image} ratio="4:5" sizes="(min-width: 768px) 290px, 70vw" />
        </div>
      )}
      <h3 className={css.name}>
        {city.link ? (
          <a className={css.link} href={page.href(city.link)}>
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      {caption !== "" && <p className={css.caption}>{caption}</p>}
    </article>
  );
}
