/**
 * The id of a popup: the same for the same words, so that drawing a page twice gives the same page. Where two on a page
 * say the same, the first one's panel opens for both. 32-bit FNV-1a.
 */
export function popupId(...words: readonly string[]): string {
  let hash = 2166136261;
  for (const character of words.join("\n")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return `popup-${(hash >>> 0).toString(36)}`;
}
