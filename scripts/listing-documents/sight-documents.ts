import type { Attraction } from "../../embedded/provider-api/source/linked-places.ts";
import { collectionUid } from "./collection-document.ts";
import { createPicture } from "./document.ts";
import { catalog, findPhoto } from "./places.ts";
import { languages, plans } from "./plans.ts";
import {
  type AroundPlan,
  editors,
  type SightLanguage,
  type SightPlan,
  sightLanguages,
  sightPlans,
} from "./sight-plans.ts";
import { createQuestions, createTabs, textBlocks } from "./sight-slices.ts";
import { enteredSource, listedSources, ownSources } from "./sight-sources.ts";

const published = "2026-11-23T08:00:00+0000";

/** Returns the pages of all planned sights and the pages around them, in each language. */
export function sightDocuments(): readonly object[] {
  return sightPlans.flatMap((plan) =>
    sightLanguages.flatMap((language) => [
      attractionDocument(plan, language),
      ...plan.around.map((around) => aroundDocument(plan, around, language)),
    ]),
  );
}

/** Returns the identifier of a sight's page: `guide` below the page of its tickets, where its plan has no other. */
export function sightUid(plan: SightPlan): string {
  if (plan.uid !== undefined) return plan.uid;
  const { collection } = getAttraction(plan);
  const tickets = plans.collections.find(({ id }) => id === collection);
  if (tickets === undefined) throw new Error(`sight ${plan.sight} has no page of its tickets: its plan takes a uid`);
  return `${collectionUid(tickets)}.guide`;
}

function attractionDocument(plan: SightPlan, language: SightLanguage): object {
  const { facts, funFacts, access, crowds, seasons } = plan;
  const photo = findPhoto(plan.photo) ?? getAttraction(plan).photos[0];
  const image = photo && { share_image: createPicture(photo, language) };
  return createSightDocument(plan, sightUid(plan), language, plan, {
    tagged_page_type: "Attraction",
    ...(plan.localAddress !== undefined && { local_address: plan.localAddress }),
    facts: [
      ...facts.map(({ source, text, ...fact }) => ({
        ...fact,
        ...(text !== undefined && { text: typeof text === "string" ? text : text[language] }),
        ...enteredSource(plan, source, language),
      })),
      ...estimatedWaits(plan, language),
    ],
    access: access.map(({ source, note, ...fact }) => ({
      ...fact,
      ...(note && { note: note[language] }),
      ...enteredSource(plan, source, language),
    })),
    fun_facts: funFacts.map(({ text, source }) => ({ text: text[language], ...enteredSource(plan, source, language) })),
    plan_visit: { rich: plan.plan.texts.map((text) => text[language]) },
    crowd_levels: getCrowds(crowds),
    season_levels: seasons.map(([from, to, level]) => ({ from, to, level })),
    levels_source: editors.estimate[language],
    levels_checked_on: editors.checkedOn,
    sources: listedSources(plan, ownSources(plan), language),
    ...image,
    slices: [...createTabs(plan, language), ...createQuestions(plan, language)],
  });
}

/** Returns the waits that no source of the plan says: they follow from the pattern, as the crowds do. */
function estimatedWaits({ facts, crowds }: SightPlan, language: SightLanguage): readonly object[] {
  const waits = editors.waits[crowds];
  if (waits === undefined) throw new Error(`editors.json has no waits ${crowds}`);
  const estimates = [
    ["Expected wait", waits.standard],
    ["Expected wait, skip the line", waits.skipLine],
  ] as const;
  return estimates
    .filter(([name]) => facts.every(({ fact }) => fact !== name))
    .map(([fact, [from, to]]) => ({
      fact,
      from,
      to,
      source: editors.waitEstimate[language],
      checked_on: editors.checkedOn,
    }));
}

function aroundDocument(plan: SightPlan, around: AroundPlan, language: SightLanguage): object {
  return createSightDocument(plan, `${sightUid(plan)}.${around.slug}`, language, around, {
    tagged_page_type: "Shoulder page",
    topic: around.topic,
    sources: listedSources(plan, around.sources, language),
    slices: textBlocks(around.blocks, language),
  });
}

function createSightDocument(
  plan: SightPlan,
  uid: string,
  language: SightLanguage,
  { heading, description }: Pick<AroundPlan, "heading" | "description">,
  data: object,
): object {
  const { city, collection } = getAttraction(plan);
  return {
    type: "content_page",
    uid,
    lang: languages[language],
    first_publication_date: published,
    last_publication_date: published,
    tags: [plan.sight, plan.partOf].flatMap((sight) => (sight === undefined ? [] : [`sight-${sight}`])),
    data: {
      heading: { rich: [`# ${heading[language]}`] },
      tagged_city: city.code,
      tagged_country: city.country.code,
      tagged_collection: collection,
      sight: plan.sight,
      ...(plan.partOf !== undefined && { part_of: plan.partOf }),
      meta_title: `${heading[language]} | ${plan.brand}`,
      meta_description: description[language],
      ...data,
    },
  };
}

function getCrowds(name: string): readonly object[] {
  const rows = editors.crowds[name];
  if (rows === undefined) throw new Error(`editors.json has no crowds ${name}`);
  return rows;
}

function getAttraction({ sight }: SightPlan): Attraction {
  const found = [...catalog.attractions.values()].find(({ id }) => id === sight);
  if (found === undefined) throw new Error(`the provider has no sight ${sight}`);
  return found;
}
