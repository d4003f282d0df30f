import type { SourceText } from "../content/source-text.ts";
import type { Plan } from "../renderer/plan/plan-page.ts";
import type { PageOutcome } from "../renderer/outcome.ts";
import type { Decorator } from "../renderer/render/decoration.ts";
import { locatePage } from "../renderer/render/location-of.ts";
import type { PageContext } from "../renderer/render/page-context.ts";
import type { ShortcodeExpansion, ShortcodeRegistry, TextSegment } from "../renderer/shortcode.ts";
import { usesOf } from "./find-uses.ts";
import { createMarkWords } from "./mark-words.ts";
import type { PreviewReport } from "./preview-report.ts";
import { ShortcodeMark } from "./ShortcodeMark.tsx";
import type { ShortcodeUse } from "./shortcode-use.ts";
import { SliceAnchor } from "./SliceAnchor.tsx";
import { watchSources } from "./watch-sources.ts";

/** The preview of one page: what decorates the renderer, and what editors read about the page afterwards. */
export interface Preview {
  readonly decorator: Decorator;
  readonly report: (outcome: PageOutcome) => PreviewReport;
}

/** Creates the preview of one page: shortcodes in running text are marked and listed, and slices can be linked to. */
export function createPreview(registry: ShortcodeRegistry): Preview {
  const { contextFor, readBy } = watchSources();
  const uses = new Map<ShortcodeExpansion, ShortcodeUse>();
  let slices: PreviewReport["slices"] = new Map();
  return {
    decorator: {
      contextFor,
      decorate: (page, plan) => {
        slices = new Map(plan.slices.map((slice) => [slice.id, slice]));
        const note = noteUses(page, plan, (segments, location) => {
          for (const [expansion, use] of usesOf(segments, location, registry, readBy)) uses.set(expansion, use);
        });
        return {
          page: markShortcodes(page, note, uses),
          slice: ({ id }, content, failure) => (
            <SliceAnchor id={id} failure={failure}>
              {content}
            </SliceAnchor>
          ),
        };
      },
    },
    report: ({ diagnostics, page }) => ({
      diagnostics,
      shortcodes: [...uses.values()],
      slices,
      words: createMarkWords(page),
    }),
  };
}

type NoteText = (text: SourceText) => void;
type NoteSegments = (segments: readonly TextSegment[], location: ShortcodeUse["location"]) => void;

function noteUses(page: PageContext, plan: Plan, note: NoteSegments): NoteText {
  const locationOf = locatePage(plan);
  return (text) => note(page.segments(text), locationOf(text));
}

function markShortcodes(
  page: PageContext,
  note: NoteText,
  uses: ReadonlyMap<ShortcodeExpansion, ShortcodeUse>,
): PageContext {
  const words = createMarkWords(page);
  return {
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
      if (use === undefined) return rendered;
      return (
        <ShortcodeMark use={use} words={words}>
          {rendered}
        </ShortcodeMark>
      );
    },
  };
}

/** Returns the source of a shortcode that failed and has no fallback; else travellers' text. */
function asTyped(segment: TextSegment): TextSegment {
  const own = segment.within.at(-1);
  if (segment.text !== "" || own?.problem === undefined) return segment;
  return { ...segment, text: own.node.source, kind: "expanded" };
}
