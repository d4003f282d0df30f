import type { Translator } from "../../i18n/translator.ts";

/**
 * Returns whether a text is a person's name (specification §5). It has two or more words, at least one of them longer
 * than one character.
 */
export function isFullName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== "");
  return words.length >= 2 && words.some((word) => Array.from(word).length > 1);
}

export interface Group {
  readonly adults: number;
  readonly children: number;
}

/** How many people a product takes at once; undefined where there is no limit. */
export interface GroupLimits {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** Returns what is wrong with a group's size, in words; undefined when nothing is (specification §5). */
export function groupSizeProblem(
  { adults, children }: Group,
  { minimum, maximum }: GroupLimits,
  t: Translator,
): string | undefined {
  const size = adults + children;
  if (minimum !== undefined && size < minimum) return t("groupSize.minimum", { n: minimum });
  if (maximum !== undefined && size > maximum) return t("groupSize.maximum", { n: maximum });
  return undefined;
}
