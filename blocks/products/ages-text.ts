import type { Translator } from "../../i18n/translator.ts";

/** Returns who counts as a kind of traveller, in years: `4 to 17 years`, `18 and over`. Empty for everybody. */
export function agesText(from: number | undefined, to: number | undefined, t: Translator): string {
  if (from === undefined || from === 0) return to === undefined ? "" : t("experience.agesTo", { to });
  return to === undefined || to >= 99 ? t("show.fromAge", { age: from }) : t("experience.ages", { from, to });
}
