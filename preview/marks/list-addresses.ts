import type { RawDocument } from "../../content/document.ts";
import { parseLink } from "../../content/fields/link.ts";
import type { PageContext } from "../../renderer/contracts/page-context.ts";
import type { Mark } from "../../studio/protocol/rendering.ts";
import type { StudioPageOutput } from "../../studio/protocol/studio-page.ts";

/** A picture or link of a document, as its page addresses it. */
export interface MarkedAddress extends Mark, Omit<StudioPageOutput["addresses"][number], "mark"> {}

/**
 * Lists the pictures and links of a document with their fields. Links in a text are omitted: their text names its field.
 */
export function listAddresses(
  { data }: Pick<RawDocument, "data">,
  linkTo: PageContext["linkTo"],
): readonly MarkedAddress[] {
  const list = (value: unknown, slice: string | null, field: string): readonly MarkedAddress[] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => list(item, slice, `${field}.${index + 1}`));
    if (!isRecord(value)) return [];
    const { url, dimensions, link_type: linkType } = value;
    if (typeof url === "string" && isRecord(dimensions)) return [{ kind: "picture", slice, field, address: url }];
    if (typeof linkType === "string") {
      const link = parseLink(value);
      return link === undefined ? [] : [{ kind: "link", slice, field, address: linkTo(link).href }];
    }
    return Object.entries(value)
      .filter(([name]) => name !== "spans")
      .flatMap(([name, member]) => list(member, slice, field === "" ? name : `${field}.${name}`));
  };
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    isZone(value) ? value.flatMap(({ id, primary }) => list(primary, id, "")) : list(value, null, name),
  );
}

type UnknownRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null;
}

function isZone(value: unknown): value is readonly { readonly id: string; readonly primary: unknown }[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && "slice_type" in each && "id" in each);
}
