import type { StructuredNode } from "../../renderer/part.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { nodeId } from "../../renderer/render/structured-data.ts";
import type { ShownSlice } from "../../renderer/slice.ts";
import type { CastListFields } from "./fields.ts";

/** Returns the people on stage; the events of the page refer to them. A director or an author is no performer. */
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
