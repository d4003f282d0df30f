import { isRecord } from "@tessera/runtime/is-record.ts";
import type { ExpandContext } from "./expand-context.ts";
import { expandDrawing, isDrawingShorthand } from "./expand-drawing.ts";
import { expandLink, isLinkShorthand } from "./expand-link.ts";
import { expandPhoto, isPhotoShorthand } from "./expand-photo.ts";
import { expandRichText, isRichTextShorthand } from "./expand-rich-text.ts";
import { toSourceId } from "./document-targets.ts";
import { uuid } from "./identity.ts";

/** Expands the shorthands of a document's fields. `path`, such as `data.slices.3`, determines generated ids. */
export function expandRecord(
  record: Readonly<Record<string, unknown>>,
  path: string,
  context: ExpandContext,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, expand(value, `${path}.${key}`, context)]),
  );
}

/** Expands the shorthands of a value. */
export function expand(value: unknown, path: string, context: ExpandContext): unknown {
  if (Array.isArray(value)) return value.map((inner, index) => expand(inner, `${path}.${index}`, context));
  if (isPhotoShorthand(value)) return expandPhoto(value, path, context);
  if (isDrawingShorthand(value)) return expandDrawing(value, path, context);
  if (isRichTextShorthand(value)) return expandRichText(value, context);
  if (isLinkShorthand(value)) return expandLink(value, path, context);
  if (!isRecord(value)) return value;
  const expanded = expandRecord(value, path, context);
  return isSlice(expanded) ? completeSlice(expanded, path, context) : expanded;
}

type Slice = Readonly<Record<string, unknown>> & { readonly slice_type: string };

function isSlice(value: unknown): value is Slice {
  return isRecord(value) && typeof value["slice_type"] === "string";
}

/** Adds the members that the API requires of a slice; members of the author take precedence. */
function completeSlice(slice: Slice, path: string, { source }: ExpandContext): Slice {
  return {
    variation: "default",
    version: "initial",
    items: [],
    primary: {},
    id: `${slice.slice_type}$${uuid(`${toSourceId(source)}|${path}`)}`,
    slice_label: null,
    ...slice,
  };
}
