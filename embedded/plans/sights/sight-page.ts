import { toCollectionUid } from "../documents/collection-document.ts";
import type { Materials } from "../materials/materials.ts";
import { type AroundPlan, contentLanguages, type SightLanguage, type SightPlan } from "../materials/sight-plans.ts";
import { findAttraction } from "./attraction.ts";

const published = "2026-11-23T08:00:00+0000";

interface SightPage {
  readonly plan: SightPlan;
  readonly uid: string;
  readonly language: SightLanguage;
  /** Heading and description. */
  readonly texts: Pick<AroundPlan, "heading" | "description">;
  /** Fields besides those of all pages about sights. */
  readonly data: object;
}

/** Returns the identifier of a sight's page: `guide` below the page of its tickets, if its plan names no other. */
export function toSightUid(plan: SightPlan, materials: Materials): string {
  if (plan.uid !== undefined) return plan.uid;
  const { collection } = findAttraction(plan, materials.catalog);
  const tickets = materials.plans.collections.find(({ id }) => id === collection);
  if (tickets === undefined) throw new Error(`sight ${plan.sight} lacks a page of its tickets: its plan needs a uid`);
  return `${toCollectionUid(tickets, materials)}.guide`;
}

/** Returns a page about a sight, tagged with the sight and with the one that it is part of. */
export function toSightPage({ plan, uid, language, texts, data }: SightPage, { catalog }: Materials): object {
  const { city, collection } = findAttraction(plan, catalog);
  return {
    type: "content_page",
    uid,
    lang: contentLanguages[language],
    first_publication_date: published,
    last_publication_date: published,
    tags: [plan.sight, plan.partOf].flatMap((sight) => (sight === undefined ? [] : [`sight-${sight}`])),
    data: {
      heading: { rich: [`# ${texts.heading[language]}`] },
      tagged_city: city.code,
      tagged_country: city.country.code,
      tagged_collection: collection,
      sight: plan.sight,
      ...(plan.partOf !== undefined && { part_of: plan.partOf }),
      meta_title: `${texts.heading[language]} | ${plan.brand}`,
      meta_description: texts.description[language],
      ...data,
    },
  };
}
