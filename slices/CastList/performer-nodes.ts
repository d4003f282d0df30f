import { nodeId, type PageContext, type ShownSlice, type StructuredNode } from "../../renderer/index.ts";
import type { CastListFields } from "./fields.ts";

/** Returns the people on stage; the events of the page refer to them. Directors and authors are omitted. */
export function performerNodes(
  { people }: CastListFields,
  page: PageContext,
  { id }: ShownSlice,
): readonly StructuredNode[] {
  return people
    .filter(({ on_stage }) => on_stage)
    .map(({ name }) => page.text(name))
    .filter((name) => name !== "")
    .map((name, index) => ({ "@type": "Person", "@id": nodeId(page, `${id}-${index + 1}`), name }));
}
