import type { PageContext } from "../../../renderer/index.ts";
import { CardGrid } from "../../../ui/primitives/CardGrid.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { cardWidths } from "../../../blocks/products/card-widths.ts";
import { PlaceCard } from "../../../blocks/products/PlaceCard.tsx";
import { listSightParts, findSightMenu } from "../../../blocks/sights/sight-menu.ts";
import * as css from "./attraction.css.ts";

/** The sights that belong to this one and have a page (C5). */
export function PartCards({ page }: { readonly page: PageContext }) {
  const parts = listSightParts(page);
  if (parts.length === 0) return null;
  return (
    <Section id="parts" title={page.t("sight.parts")}>
      <CardGrid layout="grid">
        {parts.map(({ path, heading, description, image }) => (
          <PlaceCard
            key={path}
            name={heading}
            target={{ href: path }}
            image={image}
            size="m"
            widths={cardWidths("grid", parts.length)}
            page={page}
          >
            {description !== "" && <p className={css.soft}>{description}</p>}
          </PlaceCard>
        ))}
      </CardGrid>
    </Section>
  );
}

/** The pages around the sight, each with its description (C6, C7, C8). */
export function AroundCards({ page }: { readonly page: PageContext }) {
  const around = (findSightMenu(page)?.groups ?? []).flatMap(({ pages }) => pages);
  if (around.length === 0) return null;
  return (
    <Section id="more" title={page.t("sight.menu")}>
      <ul role="list" className={css.cards}>
        {around.map(({ path, heading, description }) => (
          <li key={path} className={css.card}>
            <h3 className={css.cardTitle}>
              <TextLink href={path}>{heading}</TextLink>
            </h3>
            {description !== "" && <p className={css.soft}>{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
