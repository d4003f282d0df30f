import { Fragment, type ReactNode } from "react";
import type { RawDocument } from "../../content/document.ts";
import { toProvisional } from "../../catalog/snapshot/snapshot.ts";
import { type DiagnosticLog, locationIn, type Report, reportFailure } from "../contracts/diagnostics.ts";
import type { StructuredNode } from "../contracts/part.ts";
import type { Grouped } from "../plan/group-slices.ts";
import type { GroupMember, SliceInstance } from "../contracts/slice.ts";
import type { Decoration } from "./decoration.ts";
import { isEmptyContent } from "./is-empty-content.ts";
import { runComponents, type SeenSheets } from "../../framework/react/run-components.tsx";
import type { PageContext } from "../contracts/page-context.ts";
import { shownBy, type ShownBySlice } from "./shown-products.ts";

/** Context that slices render with. */
export interface SliceScope extends Decoration {
  /** The page as slices render with it: its texts get their language (A10). */
  readonly labeled: PageContext;
  readonly document: RawDocument;
  readonly log: DiagnosticLog;
  /** Style sheets that are in the page already. */
  readonly seen: SeenSheets;
  readonly shown: ShownBySlice;
}

/** A slice as a member of a group, and whether visitors see nothing of it. */
interface RenderedMember extends GroupMember {
  readonly empty: boolean;
  /** Sections in an outline: the slice itself, else its members that have a label. */
  readonly sections: readonly RenderedMember[];
}

interface RenderedSlices {
  readonly content: ReactNode;
  readonly structuredData: readonly StructuredNode[];
}

/**
 * Renders a tree of slices. One that throws costs itself and leaves a diagnostic; the others are intact. Outlines come
 * last, as they list no section that visitors don't see.
 */
export function renderSlices(tree: readonly Grouped<SliceInstance>[], scope: SliceScope): RenderedSlices {
  const structuredData: StructuredNode[] = [];
  const others = tree.map((node) => (node.item.isOutline ? undefined : renderMember(node, scope, structuredData)));
  const sections = others.flatMap((member) => member?.sections ?? []);
  const content = tree.map(({ item }, index) => {
    const { content: own } = others[index] ?? isolate(item, sections, scope, structuredData);
    return <Fragment key={item.id}>{own}</Fragment>;
  });
  return { content: <>{content}</>, structuredData };
}

function renderMember(
  { item, children }: Grouped<SliceInstance>,
  scope: SliceScope,
  structuredData: StructuredNode[],
): RenderedMember {
  const members = children.map((child) => renderMember(child, scope, structuredData));
  const { content, empty } = isolate(item, members, scope, structuredData);
  const label = item.label === undefined ? "" : scope.labeled.text(item.label);
  if (empty && label !== "") reportEmpty(item, scope);
  const member = { id: item.id, label: empty ? "" : label, content, empty, sections: [] };
  return { ...member, sections: member.label === "" ? members.flatMap(({ sections }) => sections) : [member] };
}

function reportEmpty({ id, label }: SliceInstance, { page, log, document }: SliceScope): void {
  log.in(locationIn(document, id))(
    "group-member-empty",
    `"${label && page.value(label)}" has nothing to show and was omitted.`,
    "Add slices that show something, or remove this slice.",
  );
}

/** Reports a slice that shows nothing for no reason that it knows, while the catalog was read in full. */
function reportNothing({ type }: SliceInstance, report: Report): void {
  report("slice-empty", `Slice "${type}" shows nothing.`, "Fill in its fields, or remove it.");
}

function isolate(
  slice: SliceInstance,
  members: readonly RenderedMember[],
  scope: SliceScope,
  structuredData: StructuredNode[],
): Pick<RenderedMember, "content" | "empty"> {
  const { page, labeled, shown, seen, only } = scope;
  if (only !== undefined && !only.has(slice.id)) return { content: null, empty: false };
  const report = scope.log.in(locationIn(scope.document, slice.id));
  // Sheets that a failing slice claimed stay available to the next one.
  const claimed = new Map(seen);
  try {
    const ofSlice = shownBy(slice, shown);
    const rendered = runComponents(slice.render(labeled, ofSlice, members), claimed);
    const content = runComponents(scope.slice(slice, rendered, undefined), claimed);
    const empty = slice.group ? members.every((member) => member.empty) : isEmptyContent(rendered);
    if (slice.composed && empty) return { content: null, empty };
    const findings = slice.composed ? [] : slice.findings(page.snapshot, page);
    for (const { code, message, hint } of findings) report(code, message, hint);
    structuredData.push(...slice.structuredData(page, { id: slice.id, shown: ofSlice }));
    for (const [href, sheet] of claimed) seen.set(href, sheet);
    const whole = toProvisional(page.snapshot) === false;
    const isReported = slice.group === undefined && slice.isHeld !== true && findings.length === 0;
    if (empty && isReported && whole) reportNothing(slice, report);
    return { content, empty };
  } catch (error) {
    const failure = reportFailure(report, { code: "slice-failed", what: `Slice "${slice.type}"`, error });
    return { content: runComponents(scope.slice(slice, null, failure), seen), empty: true };
  }
}
