import { Fragment, type ReactNode } from "react";
import type { RawDocument } from "../../content/document.ts";
import type { Audience } from "./audience.ts";
import { type DiagnosticLog, placeIn } from "../diagnostics.ts";
import type { Grouped } from "../plan/group-slices.ts";
import type { PageContext } from "./page-context.ts";
import { SliceAnchor } from "../../preview/SliceAnchor.tsx";
import { type SeenSheets, settle } from "./settle.tsx";
import type { Part, SliceInstance } from "../slice.ts";

interface Drawing {
  readonly page: PageContext;
  readonly document: RawDocument;
  readonly log: DiagnosticLog;
  readonly audience: Audience;
  /** Style sheets that are in the page already. */
  readonly seen: SeenSheets;
}

/** Draws a tree of slices. One that throws costs itself and leaves a diagnostic; the others are intact. */
export function renderSlices(tree: readonly Grouped<SliceInstance>[], drawing: Drawing): ReactNode {
  return tree.map((node) => <Fragment key={node.item.id}>{renderPart(node, drawing).content}</Fragment>);
}

function renderPart({ item, children }: Grouped<SliceInstance>, drawing: Drawing): Part {
  const { page } = drawing;
  const parts = children.map((child) => renderPart(child, drawing));
  const label = item.label === undefined ? "" : page.text(item.label);
  return { id: item.id, label, content: isolate(item, parts, drawing) };
}

function isolate(slice: SliceInstance, parts: readonly Part[], drawing: Drawing): ReactNode {
  const { page, document, log, audience, seen } = drawing;
  // Sheets a failing slice had claimed must stay available to the next one.
  const claimed = new Map(seen);
  try {
    const content = slice.render(page, parts);
    const drawn = settle(
      audience === "editors" ? <SliceAnchor id={slice.id}>{content}</SliceAnchor> : content,
      claimed,
    );
    for (const [href, sheet] of claimed) seen.set(href, sheet);
    return drawn;
  } catch (error) {
    const message = `Slice "${slice.type}" failed and was left out: ${error instanceof Error ? error.message : String(error)}.`;
    const hint = "This is a fault of ours, not of the content: tell the developers.";
    log.in(placeIn(document, slice.id))("slice-failed", message, hint);
    return audience === "editors" ? settle(<SliceAnchor id={slice.id} failure={message} />, seen) : null;
  }
}
