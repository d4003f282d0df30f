import type { RawDocument } from "../../content/document.ts";
import type { Diagnostic } from "../../renderer/contracts/diagnostics.ts";
import type { Finding } from "../../studio/protocol/rendering.ts";
import { listSliceIds } from "./slice-ids.ts";

/** Returns the diagnostics of a document, each at its slice as the document has it. Those of header and footer are omitted. */
export function listFindings(diagnostics: readonly Diagnostic[], document: RawDocument): readonly Finding[] {
  const ids = listSliceIds(document);
  return diagnostics
    .filter(({ location }) => location.document === document.id)
    .map(({ code, level, message, hint, location: { slice, field = null } }) => {
      const id = slice === undefined ? null : (ids.get(slice) ?? findNumbered(document, slice) ?? slice);
      return { code, level, message, hint, slice: id, field };
    });
}

/** Returns the id of a slice that could not be parsed: diagnostics have its number, from 1. */
function findNumbered({ data }: RawDocument, number: string): string | undefined {
  const { slices } = data;
  if (!/^\d+$/.test(number) || !Array.isArray(slices)) return undefined;
  const slice: unknown = slices[Number(number) - 1];
  return typeof slice === "object" && slice !== null && "id" in slice && typeof slice.id === "string"
    ? slice.id
    : undefined;
}
