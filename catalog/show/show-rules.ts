import { joinTexts } from "../../i18n/join-texts.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { Show } from "./show.ts";

/** The warnings of a show and the rules of its house, to read before booking (X20). */
export type ShowRules = Pick<Show, "warnings" | "latecomers" | "reEntry" | "dressCode">;

type Topic = keyof ShowRules;

/** One rule in a few words. */
export interface ShowRule {
  readonly topic: Topic;
  readonly text: string;
}

/** One rule as a question and its reply. */
export interface RuleQuestion {
  readonly question: string;
  readonly reply: string;
}

/** Returns the rules that the provider sends, warnings first, each in a few words. */
export function showRules({ warnings, latecomers, reEntry, dressCode }: ShowRules, t: Translator): readonly ShowRule[] {
  return [
    ...warnings.map(
      (warning) => ({ topic: "warnings", text: capitalize(t(`showRules.warnings.${warning}`)) }) as const,
    ),
    ...toShowRules("latecomers", latecomers && t(`showRules.latecomers.${latecomers}`)),
    ...toShowRules("reEntry", reEntry && t(`showRules.reEntry.${reEntry}`)),
    ...toShowRules("dressCode", dressCode && t(`showRules.dressCode.${dressCode}`)),
  ];
}

function toShowRules(topic: Topic, text: string | undefined): readonly ShowRule[] {
  return text === undefined ? [] : [{ topic, text }];
}

/** Returns the same rules as questions: one for all warnings, one for each other rule. */
export function ruleQuestions(rules: ShowRules, t: Translator): readonly RuleQuestion[] {
  const warnings = rules.warnings.map((warning) => t(`showRules.warnings.${warning}`));
  return [
    ...toShowRules("warnings", capitalize(joinTexts("items", warnings, t)) || undefined),
    ...showRules({ ...rules, warnings: [] }, t),
  ].map(({ topic, text }) => ({
    question: t(`showRules.questions.${topic}`),
    reply: t("showRules.sentence", { text }),
  }));
}

/** Begins a text with a capital. Messages are as they stand inside a list: `loud noises` → `Loud noises`. */
function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
