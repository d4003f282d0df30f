import type { SliceProps } from "../../renderer/define-slice.tsx";
import { picturesOfRow } from "../../renderer/pictures-of-row.ts";
import { CardGrid, type CardGridProps } from "../../ui/primitives/CardGrid.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { StartingPrice } from "../../ui/product/StartingPrice.tsx";
import { citiesOfPlace, type CityOfPlace } from "./cities-of-place.ts";
import { collectionPictures } from "../../ui/product/CollectionCard.tsx";
import { layoutFor } from "../../ui/primitives/card-columns.ts";
import { cardWidths } from "../../ui/product/card-widths.ts";
import { PlaceCard, type PlaceCardProps } from "../../ui/product/PlaceCard.tsx";
import type { CityCardsFields } from "./index.ts";

/** Renders cities to go to next. Omits one without a name, and one that leads nowhere. */
export function CityCards({ fields, id, page }: SliceProps<CityCardsFields>) {
  const cities = fields.cities.flatMap(({ link, name, caption, image }) => {
    const text = page.text(name);
    return link === undefined || text === "" ? [] : [{ target: page.linkTo(link), text, image, caption }];
  });
  const found = citiesOfPlace(fields, page);
  if (cities.length + found.length === 0) return null;
  const pictures = picturesOfRow(found.map(picturesOf), page.pictures);
  const isPictured = cities.every(({ image }) => image !== undefined);
  const title = page.text(fields.title) || titleOf(found, page);
  const layout = layoutOf(found);
  const widths = cardWidths(layout, found.length + cities.length);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <CardGrid layout={layout} label={title}>
        {found.map((city, index) => (
          <FoundCity
            key={city.code}
            city={city}
            image={pictures[index]}
            size={layout === "list" ? "l" : "m"}
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

/** Cities of the page's place are a grid; those that an editor chose scroll. */
function layoutOf({ length }: readonly CityOfPlace[]): CardGridProps["layout"] {
  return length === 0 ? "row" : layoutFor(length, "grid");
}

/** Nobody chooses of one. */
function titleOf({ length }: readonly CityOfPlace[], { t }: PageContext): string {
  if (length === 0) return "";
  return length === 1 ? t("search.cities") : t("place.cities");
}

interface FoundCityProps extends Pick<PlaceCardProps, "image" | "size" | "widths"> {
  readonly city: CityOfPlace;
  readonly page: PageContext;
}

function picturesOf({ collection }: CityOfPlace) {
  return collection === undefined ? [] : collectionPictures(collection);
}

/** Renders a city with how much there is to do, and from which price. */
function FoundCity({ city: { name, href, collection }, image, size, widths, page }: FoundCityProps) {
  const { productCount = 0, startingPrice } = collection ?? {};
  return (
    <PlaceCard name={name} target={{ href }} image={image} size={size} widths={widths} page={page}>
      {productCount > 0 && <p>{page.t("count.experiences", { n: productCount })}</p>}
      {startingPrice && <StartingPrice price={startingPrice} locale={page.locale} t={page.t} />}
      {size === "l" && <About collection={collection} />}
    </PlaceCard>
  );
}

/** A row as wide as the page has room for a sentence. */
function About({ collection }: Pick<CityOfPlace, "collection">) {
  if (collection === undefined || collection.description.text === "") return null;
  return (
    <p>
      <Localized text={collection.description} />
    </p>
  );
}

function Caption({ text }: { readonly text: string }) {
  return text === "" ? null : <p>{text}</p>;
}
