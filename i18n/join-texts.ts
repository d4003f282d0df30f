import type { Translator } from "./translator.ts";

/** Items are words of one kind; phrases say more of one thing; groups may be lists themselves. */
type ListKind = "items" | "phrases" | "groups";

/** Joins texts as a language does: `Wed, Sat`, `水・土`. Omits empty ones. */
export function joinTexts(kind: ListKind, texts: readonly string[], t: Translator): string {
  const [first = "", ...others] = texts.filter((text) => text !== "");
  return others.reduce((joined, next) => t(`list.${kind}`, { first: joined, next }), first);
}
