import type { Citation } from "./citations.ts";

/** A line of `docs/requirements.md`. */
export interface Rule {
  readonly id: string;
  /** Whether the line states why the site does not fulfill the rule, or a part of it. */
  readonly isOpen: boolean;
  /** Folders that fulfill the rule, from the project's root. */
  readonly folders: readonly string[];
}

const ruleLine = /^- \*\*(?<id>[A-Z]\d{1,3})\*\* \S.* → (?<folders>(?:`[\w/-]+`(?:, )?)+)$/u;

/** Parses the rules of a document, a line each. */
export function parseRules(document: string): readonly Rule[] {
  return document.split("\n").flatMap((line) => {
    const { id, folders = "" } = ruleLine.exec(line)?.groups ?? {};
    if (id === undefined) return [];
    const isOpen = /\b(?:Not yet|Declined): \S/u.test(line);
    return [{ id, isOpen, folders: folders.replaceAll("`", "").split(", ") }];
  });
}

/** Finds lines that begin with an id, and that are not a rule with its folder. */
export function findMalformedRules(document: string): readonly string[] {
  return document.split("\n").filter((line) => /^- \*\*\w*\d/u.test(line) && !ruleLine.test(line));
}

/** Finds rules that no title of a test cites, and whose line states no reason. */
export function findUntestedRules(rules: readonly Rule[], titles: readonly Citation[]): readonly string[] {
  const tested = new Set(titles.map(({ id }) => id));
  return rules.filter(({ id, isOpen }) => !isOpen && !tested.has(id)).map(({ id }) => id);
}
