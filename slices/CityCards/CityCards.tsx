import type { SliceProps } from "../../renderer/define-slice.tsx";
import { picturesOfRow } from "../../renderer/pictures-of-row.ts";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { StartingPrice } from "../../ui/product/StartingPrice.tsx";
import { citiesOfPlace, type CityOfPlace } from "./cities-of-place.ts";
import { collectionPictures } from "../../ui/product/CollectionCard.tsx";
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
  const title = page.text(fields.title) || (found.length > 0 ? page.t("place.cities") : "");
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <CardGrid layout={found.length > 0 ? "grid" : "row"} label={title}>
        {found.map((city, index) => (
          <FoundCity key={city.code} city={city} image={pictures[index]} page={page} />
        ))}
        {cities.map(({ target, text, image, caption }, index) => (
          <PlaceCard
            key={index}
            name={text}
            target={target}
            image={isPictured ? image : undefined}
            size="s"
            page={page}
          >
            <Caption text={page.text(caption)} />
          </PlaceCard>
        ))}
      </CardGrid>
    </Section>
  );
}

interface FoundCityProps extends Pick<PlaceCardProps, "image"> {
  readonly city: CityOfPlace;
  readonly page: PageContext;
}

function picturesOf({ collection }: CityOfPlace) {
  return collection === undefined ? [] : collectionPictures(collection);
}

/** Renders a city with how much there is to do, and from which price. */
function FoundCity({ city: { name, href, collection }, image, page }: FoundCityProps) {
  const { productCount = 0, startingPrice } = collection ?? {};
  return (
    <PlaceCard name={name} target={{ href }} image={image} size="m" page={page}>
      {productCount > 0 && <p>{page.t("count.experiences", { n: productCount })}</p>}
      {startingPrice && <StartingPrice price={startingPrice} locale={page.locale} t={page.t} />}
    </PlaceCard>
  );
}

function Caption({ text }: { readonly text: string }) {
  return text === "" ? null : <p>{text}</p>;
}
