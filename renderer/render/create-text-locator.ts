import type { RawDocument } from "../../content/document.ts";
import type { SourceText } from "../../content/source-text.ts";
import { type ContentLocation, locationIn } from "../contracts/diagnostics.ts";
import type { LocatedText } from "../contracts/part.ts";
import type { ParsedShell } from "../parse/parse-shell.ts";
import type { Plan } from "../plan/plan-page.ts";

/** Texts of one document, or of one slice in it. */
interface LocatedTexts {
  readonly document: RawDocument | undefined;
  readonly slice: string | undefined;
  readonly texts: readonly LocatedText[];
}

/** Returns the location of a text; texts are known by identity, as they were parsed. */
export type LocateText = (text: SourceText) => ContentLocation;

/** Locates the texts of a page, its header and its footer. Any other text is located at the document itself. */
export function locatePage({ document, candidates, slices, shell }: Plan): LocateText {
  const ofSlices = slices.map(({ id, texts }) => ({ document, slice: id, texts }));
  const ofPage = { document, slice: undefined, texts: candidates[0].texts };
  return createTextLocator(() => [...ofSlices, ofPage, ...shellSources(shell)], locationIn(document));
}

/** Returns where a text is in the document of a page. Undefined for a text of another document, and one without a field. */
export function locateOwnTexts(
  plan: Plan,
): (text: SourceText) => (Required<Pick<ContentLocation, "field">> & Pick<ContentLocation, "slice">) | undefined {
  const locateText = locatePage(plan);
  return (text) => {
    const { document, slice, field } = locateText(text);
    return document === plan.document.id && field !== undefined
      ? { ...(slice !== undefined && { slice }), field }
      : undefined;
  };
}

/** Locates the texts of header and footer of an address without a page. */
export function locateShell(shell: ParsedShell): LocateText {
  return createTextLocator(() => shellSources(shell), { document: shell.header.type });
}

function shellSources({ header, footer }: ParsedShell): readonly LocatedTexts[] {
  return [header, footer].map(({ document, texts }) => ({ document, slice: undefined, texts }));
}

function createTextLocator(sources: () => readonly LocatedTexts[], fallback: ContentLocation): LocateText {
  // Most pages report nothing.
  let locations: ReadonlyMap<SourceText, ContentLocation> | undefined;
  return (text) => {
    locations ??= new Map(sources().flatMap(locationsIn));
    return locations.get(text) ?? fallback;
  };
}

function locationsIn({ document, slice, texts }: LocatedTexts): readonly (readonly [SourceText, ContentLocation])[] {
  return document === undefined ? [] : texts.map(({ text, field }) => [text, locationIn(document, slice, field)]);
}
