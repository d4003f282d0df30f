import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { chooseRowPictures } from "../../blocks/products/choose-row-pictures.ts";
import { CardGrid, type CardGridProps } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { listPlaceCities, type CityWithPage } from "./list-place-cities.ts";
import { collectionPictures } from "../../blocks/products/CollectionCard.tsx";
import { layoutFor } from "../../ui/primitives/card-columns.ts";
import { cardWidths } from "../../blocks/products/card-widths.ts";
import { PlaceCard } from "../../blocks/products/PlaceCard.tsx";
import { FoundCity } from "./FoundCity.tsx";
import type { CityCardsFields } from "./fields.ts";

/** Card size of each layout. */
const sizes = { row: "s", grid: "m", list: "l" } as const;

/** Renders cities to go to next. Omits one without a name, and one that leads nowhere. */
export function CityCards({ fields, id, page }: SliceProps<CityCardsFields>) {
  const cities = chosenCities(fields, page);
  const found = listPlaceCities(fields, page);
  if (cities.length + found.length === 0) return null;
  const pictures = chooseRowPictures(found.map(listCityPictures), page.pictures.choose);
  const isPictured = cities.every(({ image }) => image !== undefined);
  const title = page.text(fields.title) || chooseTitle(found, page);
  const layout = chooseLayout(found, page);
  const widths = cardWidths(layout, found.length + cities.length);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <CardGrid layout={layout} label={title}>
        {found.map((city, index) => (
          <FoundCity
            key={city.code}
            city={city}
            image={pictures[index]}
            size={sizes[layout]}
            widths={widths}
            page={page}
          />
        ))}
        {cities.map(({ target, text, image, caption }, index) => (
          <PlaceCard
            key={index}
            name={text}
            target={target}
            image={isPictured ? image : undefined}
            size="s"
            widths={widths}
            page={page}
          >
            <Caption text={page.text(caption)} />
          </PlaceCard>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Returns the cities that an editor chose. */
function chosenCities({ cities }: CityCardsFields, page: PageContext) {
  return cities.flatMap(({ link, name, caption, image }) => {
    const text = page.text(name);
    return link === undefined || text === "" ? [] : [{ target: page.linkTo(link), text, image, caption }];
  });
}

function listCityPictures({ collection }: CityWithPage) {
  return collection === undefined ? [] : collectionPictures(collection);
}

/** Cities of the page's country are a grid. Those that an editor chose scroll, and so do all cities of the site. */
function chooseLayout({ length }: readonly CityWithPage[], { subject }: PageContext): CardGridProps["layout"] {
  if (length === 0) return "row";
  return layoutFor(length, subject.country === undefined ? "row" : "grid");
}

/** Nobody chooses of one. */
function chooseTitle({ length }: readonly CityWithPage[], { t }: PageContext): string {
  if (length === 0) return "";
  return length === 1 ? t("search.cities") : t("place.cities");
}

function Caption({ text }: { readonly text: string }) {
  return text === "" ? null : <p>{text}</p>;
}
