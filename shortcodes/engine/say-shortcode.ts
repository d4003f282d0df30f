import { type Needs, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { ShortcodeDefinition, ShortcodeInstance } from "./define-shortcode.ts";
import type { Expander } from "./expander.ts";
import type { Expansion } from "./expansion.ts";
import { invalidShortcode, neverClosed, shortcodeWithoutData } from "./finding.ts";
import { reportUnknownAttributes } from "./report-unknown-attributes.ts";
import type { ShortcodeNode } from "./source-text.ts";

/** What one use of a shortcode says, and how that is drawn. */
interface Said extends Pick<Expansion, "text" | "problem" | "link"> {
  readonly needs: Needs;
  readonly draw: ShortcodeInstance["draw"];
}

/** One use of a shortcode as text, `enclosed` being the expanded text it encloses; its fallback where there is none. */
export function sayShortcode(
  node: ShortcodeNode,
  definition: ShortcodeDefinition,
  enclosed: string,
  { context, report }: Expander,
): Said {
  reportUnknownAttributes(node, definition, report);
  const instance = definition.parse(node.attributes, (problem) => report(invalidShortcode(node, definition, problem)));
  if (instance === undefined) return fallback(node, "invalid", noNeeds);
  const { needs, draw } = instance;
  const text = instance.text(context, enclosed);
  if (text === undefined)
    report(!definition.standsAlone && !node.enclosed ? neverClosed(node) : shortcodeWithoutData(node));
  if (text === undefined || text === "") return fallback(node, text === undefined ? "no-data" : undefined, needs);
  return { text, problem: undefined, link: definition.link, needs, draw };
}

function fallback({ attributes }: ShortcodeNode, problem: Said["problem"], needs: Needs): Said {
  const given = attributes["fallback"];
  const text = typeof given === "string" ? given : "";
  return { text, problem, link: false, needs, draw: undefined };
}
