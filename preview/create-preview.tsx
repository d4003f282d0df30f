import { createElement } from "react";
import type { RawDocument } from "../content/document.ts";
import type { SourceText } from "../content/source-text.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { linksTo } from "../ui/shell/language-links.ts";
import type { PageOutcome } from "../renderer/outcome.ts";
import type { Decoration, Decorator } from "../renderer/render/decoration.ts";
import { locatePage } from "../renderer/render/create-text-locator.ts";
import type { PageContext } from "../renderer/contracts/page-context.ts";
import type { ShortcodeExpansion, ShortcodeRegistry, TextSegment } from "../renderer/contracts/shortcode.ts";
import { outdatedTranslations } from "./outdated-translations.ts";
import { reportShortcodes } from "./report-shortcodes.ts";
import { createShortcodeTexts } from "./shortcode-texts.ts";
import type { PreviewReport, ShortcodeReport } from "./preview-report.ts";
import { ShortcodeMark } from "./ShortcodeMark.tsx";
import { SliceAnchor } from "./SliceAnchor.tsx";
import { watchSources } from "./watch-sources.ts";

/** The preview of one page: what decorates the renderer, and what editors read about the page afterwards. */
export interface Preview {
  readonly decorator: Decorator;
  /** `translations` are the documents of the page in other languages. */
  readonly report: (outcome: PageOutcome, translations: readonly RawDocument[]) => PreviewReport;
}

/** Creates the preview of one page: shortcodes in running text are marked and listed, and slices can be linked to. */
export function createPreview(registry: ShortcodeRegistry): Preview {
  const { contextFor, readBy } = watchSources();
  const reports = new Map<ShortcodeExpansion, ShortcodeReport>();
  let slices: PreviewReport["slices"] = new Map();
  const decorate: Decorator["decorate"] = (page, plan) => {
    slices = new Map(plan.slices.map((slice) => [slice.id, slice]));
    const locateText = locatePage(plan);
    const record = (text: SourceText) => {
      const found = reportShortcodes(page.richText.segments(text), locateText(text), registry, readBy);
      for (const [expansion, report] of found) reports.set(expansion, report);
    };
    return { page: markShortcodes(page, record, reports), slice: anchorSlice };
  };
  return {
    decorator: { contextFor, decorate },
    report: ({ diagnostics, page, document }, translations) => ({
      diagnostics,
      shortcodes: [...reports.values()],
      slices,
      texts: createShortcodeTexts(page),
      ...describeTranslations(page),
      outdated: outdatedTranslations(document, translations, page),
    }),
  };
}

function describeTranslations(page: PageContext): Pick<PreviewReport, "translations" | "untranslated"> {
  const { site, path, locale, alternates } = page;
  const lacks = (code: Locale["code"]) => alternates.every((each) => each.code !== code);
  return {
    translations: linksTo(path, alternates, locale),
    untranslated: site.languages.filter(lacks).map((code) => locales[code]),
  };
}

const anchorSlice: Decoration["slice"] = ({ id }, content, failure) => (
  <SliceAnchor id={id} failure={failure}>
    {content}
  </SliceAnchor>
);

/** Returns the context in which each text is recorded before it is expanded, and each shortcode is marked. */
function markShortcodes(
  page: PageContext,
  record: (text: SourceText) => void,
  reports: ReadonlyMap<ShortcodeExpansion, ShortcodeReport>,
): PageContext {
  const texts = createShortcodeTexts(page);
  return {
    ...page,
    text: (text) => {
      record(text);
      return page.text(text);
    },
    richText: {
      ...page.richText,
      segments: (text) => {
        record(text);
        return page.richText.segments(text).map(asTyped);
      },
      renderShortcode: (expansion, children) => {
        const report = reports.get(expansion);
        const rendered = page.richText.renderShortcode(expansion, children);
        return report === undefined ? rendered : createElement(ShortcodeMark, { report, texts }, rendered);
      },
    },
  };
}

/** Returns the source of a shortcode that failed and has no fallback; else travellers' text. */
function asTyped(segment: TextSegment): TextSegment {
  const own = segment.within.at(-1);
  if (segment.text !== "" || own?.problem === undefined) return segment;
  return { ...segment, text: own.node.source, kind: "expanded" };
}
