import type { SourceText } from "../../content/source-text.ts";
import type { PageContext } from "../contracts/page-context.ts";
import type { Plan } from "../plan/plan-page.ts";
import { locatePage } from "./create-text-locator.ts";

/** Precedes a text of the document while its page renders. It is a noncharacter of Unicode, so that no text has it. */
export const textMark = "\u{FDD0}";

/** Returns a page that marks the texts of its document, so that their elements are found. A blank text is not marked. */
export function markTexts(page: PageContext, plan: Plan): PageContext {
  const locate = locatePage(plan);
  const isOwn = (text: SourceText) => {
    const { document, field } = locate(text);
    return document === plan.document.id && field !== undefined;
  };
  return {
    ...page,
    text: (text) => {
      const shown = page.text(text);
      return shown.trim() !== "" && isOwn(text) ? textMark + shown : shown;
    },
    richText: {
      ...page.richText,
      segments: (text) => {
        const segments = page.richText.segments(text);
        const isBlank = segments.every((segment) => segment.text.trim() === "");
        const start = segments[0]?.start ?? 0;
        if (isBlank || !isOwn(text)) return segments;
        // It has no source, so that spans stay where they are.
        return [{ kind: "expanded", text: textMark, start, end: start, within: [] }, ...segments];
      },
    },
  };
}

/** Returns a value without marks, in all strings of it. */
export function removeMarks(value: string): string {
  return value.includes(textMark) ? value.replaceAll(textMark, "") : value;
}
