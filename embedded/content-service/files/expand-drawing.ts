import { isRecord } from "@tessera/runtime/is-record.ts";
import { findDrawing } from "@tessera/media/drawings/read-drawing.ts";
import type { ExpandContext } from "./expand-context.ts";
import { toImageValue } from "./to-image-value.ts";

interface DrawingShorthand {
  /** File and facts: `circuit.svg?side=right`. */
  readonly drawing: string;
  /** Text in the document's language. */
  readonly alt: string;
}

/** True for `{ "drawing": "circuit.svg?side=right", "alt": "…" }` without other members. */
export function isDrawingShorthand(value: unknown): value is DrawingShorthand {
  return (
    isRecord(value) &&
    typeof value["drawing"] === "string" &&
    typeof value["alt"] === "string" &&
    Object.keys(value).length === 2
  );
}

/** Returns an image value of the Document API; its address starts with `/media/drawings/`. */
export function expandDrawing(
  { drawing, alt }: DrawingShorthand,
  path: string,
  { source, report }: Pick<ExpandContext, "source" | "report">,
): unknown {
  const found = findDrawing(drawing);
  if (typeof found === "string") {
    report(`${path} names the drawing "${drawing}", which can't be drawn: ${found}.`);
    return {};
  }
  const { width, height } = found;
  return toImageValue({ url: `/media/drawings/${drawing}`, alt, copyright: null, width, height }, path, source);
}
