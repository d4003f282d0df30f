import { picturesPath } from "../../../routing/picture-path.ts";
import type { Mark } from "../../protocol/rendering.ts";
import type { StudioPageOutput } from "../../protocol/studio-page.ts";
import { readAttribute } from "./read-attribute.ts";

type Address = StudioPageOutput["addresses"][number];

interface KnownAddresses {
  readonly addresses: readonly Address[];
  readonly marks: readonly Mark[];
}

/** Returns the mark of the field that a picture or link shows; undefined where none or several may be meant. */
export type FindAddress = (
  tag: { readonly name: string; readonly source: string },
  slice: string | null,
) => number | undefined;

/**
 * Finds pictures and links by their addresses: among the fields of their slice, or else of the document. An address that two
 * fields have names neither.
 */
export function createFindAddress({ addresses, marks }: KnownAddresses): FindAddress {
  const known = new Map<string, number | undefined>();
  for (const { mark, kind, address } of addresses) {
    const key = formatKey(kind, marks[mark]?.slice ?? null, address);
    known.set(key, known.has(key) ? undefined : mark);
  }
  return ({ name, source }, slice) => {
    const kind = name === "img" ? "picture" : name === "a" ? "link" : undefined;
    const address = kind && readAttribute(source, kind === "picture" ? "src" : "href");
    if (kind === undefined || address === undefined) return undefined;
    const own = formatKey(kind, slice, address);
    return known.has(own) ? known.get(own) : known.get(formatKey(kind, null, address));
  };
}

function formatKey(kind: Address["kind"], slice: Mark["slice"], address: string): string {
  return `${kind} ${slice ?? ""} ${kind === "picture" ? nameFile(address) : address}`;
}

/** Members of a picture's address that say how it is cut for a place. */
const cut = ["w", "h", "ar", "fit", "crop", "auto", "q"];

/** `https://images.example/a.webp?rect=1&w=2` and `/pictures/images.example/a.webp?rect=1&w=3` → `images.example/a.webp?rect=1` */
function nameFile(address: string): string {
  const [place = "", query = ""] = address.split("?");
  const parameters = new URLSearchParams(query);
  for (const name of cut) parameters.delete(name);
  const file = place.startsWith(picturesPath) ? place.slice(picturesPath.length) : place.replace(/^https?:\/\//, "");
  return `${file}?${parameters}`;
}
