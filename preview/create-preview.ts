import type { Piece } from "../shortcodes/engine/piece.ts";
import type { SourceText } from "../shortcodes/engine/source-text.ts";
import type { ShortcodeRegistry } from "../shortcodes/engine/define-shortcode.ts";
import type { PageContext } from "../renderer/render/page-context.ts";
import type { ConfirmedPlan } from "../renderer/plan/confirm.ts";
import { createPlaceOf } from "../renderer/render/place-of.ts";
import { mistypedIn, usesOf } from "./find-uses.ts";
import { createMarkWords } from "./mark-words.ts";
import { pointOut } from "./point-out.tsx";
import type { ShortcodeUse } from "./shortcode-use.ts";
import type { WatchedSources } from "./watch-sources.ts";

export interface PreviewedPage {
  readonly page: PageContext;
  /** Filled while the page is drawn: each shortcode once, whatever number of times its text is shown. */
  readonly uses: ReadonlyMap<string, ShortcodeUse>;
}

/** A page as editors see it: shortcodes in running text can be pointed at, and all of them are noted. */
export function createPreview(
  page: PageContext,
  plan: ConfirmedPlan,
  registry: ShortcodeRegistry,
  { seenBy }: WatchedSources,
): PreviewedPage {
  const uses = new Map<string, ShortcodeUse>();
  const words = createMarkWords(page);
  const placeOf = createPlaceOf(plan);
  const note = (text: SourceText, pieces: readonly Piece[]) => {
    const place = placeOf(text);
    const noted = { uses: usesOf(pieces, place, seenBy), mistyped: mistypedIn(text, registry, place) };
    const keyOf = (start: number) => `${place.slice} ${place.field} ${start}`;
    for (const [{ node }, use] of noted.uses) uses.set(keyOf(node.start), use);
    for (const [start, { use }] of noted.mistyped) uses.set(keyOf(start), use);
    return noted;
  };
  const previewed: PageContext = {
    ...page,
    text: (text) => {
      const pieces = page.pieces(text);
      note(text, pieces);
      return pieces.map((piece) => piece.text).join("");
    },
    pieces: (text) => {
      const pieces = page.pieces(text);
      return pointOut(pieces, note(text, pieces), words);
    },
  };
  return { page: previewed, uses };
}
