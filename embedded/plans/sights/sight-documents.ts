import { toPicture } from "../documents/document.ts";
import type { Materials } from "../materials/materials.ts";
import { type AroundPlan, type SightLanguage, sightLanguages, type SightPlan } from "../materials/sight-plans.ts";
import { findAttraction } from "./attraction.ts";
import { toCrowds, toFacts } from "./sight-facts.ts";
import { toSightPage, toSightUid } from "./sight-page.ts";
import { toQuestions, toTabs, toTextBlocks } from "./sight-slices.ts";
import { listPageSources, toEnteredSource, toEnteredSources } from "./sight-sources.ts";

/** Makes the pages of all planned sights and the pages around them, in each language. */
export function makeSightDocuments(materials: Materials): readonly object[] {
  return materials.sights.flatMap((plan) =>
    sightLanguages.flatMap((language) => [
      makeAttractionDocument(plan, language, materials),
      ...plan.around.map((around) => makeAroundDocument(plan, around, language, materials)),
    ]),
  );
}

function makeAttractionDocument(plan: SightPlan, language: SightLanguage, materials: Materials): object {
  const { editors } = materials;
  const data = {
    tagged_page_type: "Attraction",
    ...(plan.localAddress !== undefined && { local_address: plan.localAddress }),
    facts: toFacts(plan, language, editors),
    access: plan.access.map(({ source, note, ...fact }) => ({
      ...fact,
      ...(note && { note: note[language] }),
      ...toEnteredSource(plan, source, language, editors),
    })),
    fun_facts: plan.funFacts.map(({ text, source }) => ({
      text: text[language],
      ...toEnteredSource(plan, source, language, editors),
    })),
    plan_visit: { rich: plan.plan.texts.map((text) => text[language]) },
    ...toCrowds(plan, language, editors),
    sources: toEnteredSources(plan, listPageSources(plan), language, editors),
    ...toShareImage(plan, language, materials),
    slices: [...toTabs(plan, language), ...toQuestions(plan, language, editors)],
  };
  return toSightPage({ plan, uid: toSightUid(plan, materials), language, texts: plan, data }, materials);
}

function toShareImage(plan: SightPlan, language: SightLanguage, materials: Materials): object {
  const { photos } = findAttraction(plan, materials.catalog);
  const photo = plan.photo === undefined ? photos[0] : materials.findPhoto(plan.photo);
  return photo === undefined ? {} : { share_image: toPicture(photo, language) };
}

function makeAroundDocument(
  plan: SightPlan,
  around: AroundPlan,
  language: SightLanguage,
  materials: Materials,
): object {
  const data = {
    tagged_page_type: "Shoulder page",
    topic: around.topic,
    sources: toEnteredSources(plan, around.sources, language, materials.editors),
    slices: toTextBlocks(around.blocks, language),
  };
  const uid = `${toSightUid(plan, materials)}.${around.slug}`;
  return toSightPage({ plan, uid, language, texts: around, data }, materials);
}
