import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { chooseRowPictures } from "../../blocks/products/choose-row-pictures.ts";
import { distanceText } from "../../blocks/maps/distance-text.ts";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { cardWidths } from "../../blocks/products/card-widths.ts";
import { PlaceCard, type PlaceCardProps } from "../../blocks/products/PlaceCard.tsx";
import { placePictures } from "../../blocks/products/place-pictures.ts";
import { layoutFor } from "../../ui/primitives/card-columns.ts";
import { StartingPrice } from "../../blocks/products/StartingPrice.tsx";
import { citiesNear, type LinkedCity } from "./cities-near.ts";
import type { NearbyCitiesFields } from "./fields.ts";

/** Renders the cities near the page's, with their distance and lowest price. */
export function NearbyCities({ fields, id, page }: SliceProps<NearbyCitiesFields>) {
  const cities = citiesNear(fields, page);
  if (cities.length === 0) return null;
  const pictures = chooseRowPictures(cities.map(listCityPictures), page.pictures.choose);
  const layout = layoutFor(cities.length, "row");
  const title = page.text(fields.title) || page.t("place.nearby");
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <CardGrid layout={layout} label={title}>
        {cities.map((city, index) => (
          <CityCard
            key={city.code}
            city={city}
            image={pictures[index]}
            size={layout === "list" ? "l" : "s"}
            widths={cardWidths(layout, cities.length)}
            page={page}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

function listCityPictures({ imageUrl, illustrationUrl = "" }: LinkedCity) {
  return placePictures([imageUrl, illustrationUrl]);
}

interface CityCardProps extends Pick<PlaceCardProps, "image" | "size" | "widths"> {
  readonly city: LinkedCity;
  readonly page: PageContext;
}

function CityCard({ city, image, size, widths, page }: CityCardProps) {
  const { name, href, distanceKm, startingPrice } = city;
  const { locale, t } = page;
  return (
    <PlaceCard name={name} target={{ href }} image={image} size={size} widths={widths} page={page}>
      {distanceKm !== undefined && <p>{t("place.distance", { distance: distanceText(distanceKm, locale) })}</p>}
      {startingPrice && <StartingPrice price={startingPrice} locale={locale} t={t} />}
    </PlaceCard>
  );
}
