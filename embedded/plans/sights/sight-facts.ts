import type { Editors, SightLanguage, SightPlan } from "../materials/sight-plans.ts";
import { toEnteredSource } from "./sight-sources.ts";

/** Returns the facts of a sight's page with their sources, and estimates of waits that no source states. */
export function toFacts(plan: SightPlan, language: SightLanguage, editors: Editors): readonly object[] {
  const facts = plan.facts.map(({ source, text, ...fact }) => ({
    ...fact,
    ...(text !== undefined && { text: typeof text === "string" ? text : text[language] }),
    ...toEnteredSource(plan, source, language, editors),
  }));
  return [...facts, ...estimateWaits(plan, language, editors)];
}

/** Returns the waits that are not among the facts: they follow from the pattern, as the crowds do. */
function estimateWaits({ facts, crowds }: SightPlan, language: SightLanguage, editors: Editors): readonly object[] {
  const waits = editors.waits[crowds];
  if (waits === undefined) throw new Error(`editors.json lacks waits ${crowds}`);
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

/** Returns how full a sight is by hour and by season, which our editors estimate. */
export function toCrowds({ crowds, seasons }: SightPlan, language: SightLanguage, editors: Editors): object {
  const levels = editors.crowds[crowds];
  if (levels === undefined) throw new Error(`editors.json lacks crowds ${crowds}`);
  return {
    crowd_levels: levels,
    season_levels: seasons.map(([from, to, level]) => ({ from, to, level })),
    levels_source: editors.estimate[language],
    levels_checked_on: editors.checkedOn,
  };
}
