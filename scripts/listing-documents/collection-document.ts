import { cityUid } from "./city-document.ts";
import { createMicrosite, slugify } from "./document.ts";
import { getCollection, named, type PlannedCity, plannedCities } from "./places.ts";
import type { CollectionPlan, Language } from "./plans.ts";
import { hero, listing, productChips } from "./slices.ts";
import { wordings } from "./wording.ts";

/** Returns the page of a collection: what the provider says of it, and its products. */
export function collectionDocument(plan: CollectionPlan, language: Language): object {
  const { id, name, description, city, heroPhoto } = getCollection(plan.id);
  const at = getHomeCity(plan);
  const wording = wordings[language];
  const [heading, about] = [named(name)[language], named(description)[language]];
  return createMicrosite({
    uid: collectionUid(plan),
    language,
    heading,
    tags: {
      city: city.code,
      country: city.country.code,
      collection: id,
      contentType: "Collection",
      micrositeType: "A1: Collection",
      pageType: "Tickets",
    },
    title: `${heading}${wording.colon}${wording.kinds[plan.kind ?? "city"]}${wording.from}`,
    description: about,
    photo: heroPhoto,
    slices: [
      hero(
        { eyebrow: at.name[language], title: heading, intro: about, photo: heroPhoto, chips: productChips(language) },
        language,
      ),
      listing(wording.all.others, { collection: id }),
    ],
  });
}

/** Below its city: `www.tessera.example.paris.louvre-museum`. */
export function collectionUid(plan: CollectionPlan): string {
  return `${cityUid(getHomeCity(plan))}.${slugify(getCollection(plan.id).name.en)}`;
}

function getHomeCity({ id }: CollectionPlan): PlannedCity {
  const { city } = getCollection(id);
  const at = plannedCities.find((one) => one.city === city);
  if (at === undefined) throw new Error(`collection ${id} is in no city that has pages`);
  return at;
}
