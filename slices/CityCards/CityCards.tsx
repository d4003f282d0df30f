import type { SliceProps } from "../../renderer/define-slice.tsx";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { PlaceCard } from "../../ui/product/PlaceCard.tsx";
import type { CityCardsFields } from "./index.ts";

/** Renders cities to go to next. Omits one without a name, and one that leads nowhere. */
export function CityCards({ fields, id, page }: SliceProps<CityCardsFields>) {
  const cities = fields.cities.flatMap(({ link, name, caption, image }) => {
    const text = page.text(name);
    return link === undefined || text === "" ? [] : [{ target: page.linkTo(link), text, image, caption }];
  });
  if (cities.length === 0) return null;
  const pictures = page.pictures(cities.map(({ image }) => (image ? [image] : [])));
  const title = page.text(fields.title);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <CardGrid layout="row" label={title}>
        {cities.map(({ target, text, caption }, index) => (
          <PlaceCard key={index} name={text} target={target} image={pictures[index]} size="s" page={page}>
            <Caption text={page.text(caption)} />
          </PlaceCard>
        ))}
      </CardGrid>
    </Section>
  );
}

function Caption({ text }: { readonly text: string }) {
  return text === "" ? null : <p>{text}</p>;
}
