import type { SourceText } from "../content/source-text.ts";
import type { ConfirmedPlan } from "../renderer/plan/confirm.ts";
import type { PageContext } from "../renderer/render/page-context.ts";
import { createPlaceOf } from "../renderer/render/place-of.ts";
import type { ShortcodeExpansion, ShortcodeRegistry, TextSegment } from "../renderer/shortcode.ts";
import { usesOf } from "./find-uses.ts";
import { createMarkWords } from "./mark-words.ts";
import { ShortcodeMark } from "./ShortcodeMark.tsx";
import type { ShortcodeUse } from "./shortcode-use.ts";
import type { WatchedSources } from "./watch-sources.ts";

export interface PreviewedPage {
  readonly page: PageContext;
  /** Returns each shortcode that the page has shown so far, once, however often its text is shown. */
  readonly uses: () => readonly ShortcodeUse[];
}

/** Returns a page as editors see it: shortcodes in running text are marked, and all of them are listed. */
export function createPreview(
  page: PageContext,
  plan: ConfirmedPlan,
  registry: ShortcodeRegistry,
  { readBy }: WatchedSources,
): PreviewedPage {
  const uses = new Map<ShortcodeExpansion, ShortcodeUse>();
  const words = createMarkWords(page);
  const placeOf = createPlaceOf(plan);
  const note = (text: SourceText) => {
    for (const [expansion, use] of usesOf(page.segments(text), placeOf(text), registry, readBy)) {
      uses.set(expansion, use);
    }
  };
  const previewed: PageContext = {
    ...page,
    text: (text) => {
      note(text);
      return page.text(text);
    },
    segments: (text) => {
      note(text);
      return page.segments(text).map(asTyped);
    },
    renderShortcode: (expansion, children) => {
      const use = uses.get(expansion);
      const rendered = page.renderShortcode(expansion, children);
      return use === undefined ? (
        rendered
      ) : (
        <ShortcodeMark use={use} words={words}>
          {rendered}
        </ShortcodeMark>
      );
    },
  };
  return { page: previewed, uses: () => [...uses.values()] };
}

/** Returns the source of a shortcode that failed and has no fallback; else travellers' text. */
function asTyped(segment: TextSegment): TextSegment {
  const own = segment.within.at(-1);
  if (segment.text !== "" || own?.problem === undefined) return segment;
  return { ...segment, text: own.node.source, kind: "expanded" };
}
