/** Most characters of a name. */
export const maxNameLength = 80;

/**
 * Returns whether a text is a person's name (F3). It has two or more words, at least one of them longer
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

/** How many people a product takes at once; undefined without a limit. */
export interface GroupLimits {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** A group that is too small, or too large. */
export type GroupSizeProblem = "minimum" | "maximum";

/** Returns what is wrong with a group's size; undefined when nothing is (F4). */
export function groupSizeProblem(
  { adults, children }: Group,
  { minimum, maximum }: GroupLimits,
): GroupSizeProblem | undefined {
  const size = adults + children;
  if (minimum !== undefined && size < minimum) return "minimum";
  return maximum !== undefined && size > maximum ? "maximum" : undefined;
}

/** The tours that a group chooses among, and the languages of their guides (J17). */
export const groupSessions = ["morning", "afternoon"] as const;
export const groupLanguages = ["en", "fr", "es", "it"] as const;
