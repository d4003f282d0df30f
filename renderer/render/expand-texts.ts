import type { SourceText } from "../../content/source-text.ts";
import type { ExpandUse } from "../../text/expand-shortcode.ts";
import { expandSegments, expandText } from "../../text/expand-text.ts";
import type { Finding } from "../../text/findings.ts";
import type { ParsedText } from "../../text/parsed-text.ts";
import type { DiagnosticLog } from "../contracts/diagnostics.ts";
import type { TextParser } from "../parse/parse-texts.ts";
import type { ExpandContext, ShortcodeInstance } from "../contracts/shortcode.ts";
import type { ContextFor } from "./decoration.ts";
import type { LocateText } from "./create-text-locator.ts";
import type { PageContext, RichTextContext } from "../contracts/page-context.ts";

/** Context that expands the texts of one page. */
export interface TextScope {
  readonly parseText: TextParser;
  readonly locateText: LocateText;
  readonly contextFor: ContextFor;
}

/** Creates the expander of one page. It expands each text once, and logs its findings as diagnostics. */
export function createTextExpander(
  { parseText, locateText, contextFor }: TextScope,
  context: ExpandContext,
  log: DiagnosticLog,
): Pick<PageContext, "text"> & Pick<RichTextContext, "segments"> {
  const expandUse: ExpandUse<ShortcodeInstance> = (use, enclosed, node) =>
    use.text(contextFor(context, node), enclosed);
  const asText = expandOnce(expandText);
  const asSegments = expandOnce(expandSegments);
  return { text: (text) => asText(text).text, segments: (text) => asSegments(text).segments };

  function expandOnce<Expanded extends { readonly findings: readonly Finding[] }>(
    expand: (parsed: ParsedText<ShortcodeInstance>, text: typeof expandUse) => Expanded,
  ): (text: SourceText) => Expanded {
    const known = new Map<SourceText, Expanded>();
    return (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const expanded = expand(parseText(text), expandUse);
      for (const { code, message, hint } of expanded.findings) log.in(locateText(text))(code, message, hint);
      known.set(text, expanded);
      return expanded;
    };
  }
}
