import type { PageContext } from "../../renderer/index.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { PlaceCard, type PlaceCardProps } from "../../blocks/products/PlaceCard.tsx";
import { StartingPrice } from "../../blocks/products/StartingPrice.tsx";
import type { CityWithPage } from "./list-place-cities.ts";

interface FoundCityProps extends Pick<PlaceCardProps, "image" | "size" | "widths"> {
  readonly city: CityWithPage;
  readonly page: PageContext;
}

/** Renders a city with how much there is to do, and from which price. */
export function FoundCity({ city: { name, href, collection }, image, size, widths, page }: FoundCityProps) {
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
function About({ collection }: Pick<CityWithPage, "collection">) {
  if (collection === undefined || collection.description.text === "") return null;
  return (
    <p>
      <Localized text={collection.description} />
    </p>
  );
}
