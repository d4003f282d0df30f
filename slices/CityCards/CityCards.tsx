import type { SliceProps } from "../../renderer/define-slice.tsx";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { StartingPrice } from "../../ui/product/StartingPrice.tsx";
import { citiesOfPlace, type CityOfPlace } from "./cities-of-place.ts";
import { PlaceCard } from "../../ui/product/PlaceCard.tsx";
import { placePictures } from "../../ui/product/place-pictures.ts";
import type { CityCardsFields } from "./index.ts";

/** Renders cities to go to next. Omits one without a name, and one that leads nowhere. */
export function CityCards({ fields, id, page }: SliceProps<CityCardsFields>) {
  const cities = fields.cities.flatMap(({ link, name, caption, image }) => {
    const text = page.text(name);
    return link === undefined || text === "" ? [] : [{ target: page.linkTo(link), text, image, caption }];
  });
  const found = citiesOfPlace(fields, page);
  if (cities.length + found.length === 0) return null;
  const title = page.text(fields.title) || (found.length > 0 ? page.t("place.cities") : "");
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <CardGrid layout={found.length > 0 ? "grid" : "row"} label={title}>
        {found.map((city) => (
          <FoundCity key={city.code} city={city} page={page} />
        ))}
        {cities.map(({ target, text, image, caption }, index) => (
          <PlaceCard key={index} name={text} target={target} images={image ? [image] : []} size="s" page={page}>
            <Caption text={page.text(caption)} />
          </PlaceCard>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Renders a city with how much there is to do, and from which price. */
function FoundCity({
  city: { name, href, collection },
  page,
}: {
  readonly city: CityOfPlace;
  readonly page: PageContext;
}) {
  const { cardImageUrl = "", heroImageUrl = "", productCount = 0, startingPrice } = collection ?? {};
  const images = placePictures([cardImageUrl, heroImageUrl]);
  return (
    <PlaceCard name={name} target={{ href }} images={images} size="m" page={page}>
      {productCount > 0 && <p>{page.t("count.experiences", { n: productCount })}</p>}
      {startingPrice && <StartingPrice price={startingPrice} locale={page.locale} t={page.t} />}
    </PlaceCard>
  );
}

function Caption({ text }: { readonly text: string }) {
  return text === "" ? null : <p>{text}</p>;
}
