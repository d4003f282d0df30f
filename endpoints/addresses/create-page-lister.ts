import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { RawDocument } from "../../content/document.ts";
import type { ListedPage } from "./listed-page.ts";

/** A document as it was listed. */
interface Listed {
  /** Of the whole document. */
  readonly digest: string;
  readonly page: ListedPage | undefined;
}

/** Documents that are listed at once, before the process does something else: some 25 ms. */
const chunkSize = 50;

/**
 * Returns a function: documents → their pages, in order. To parse all documents takes more than a second, and a
 * publication changes few: the pages of the others remain. Other requests are handled in between.
 */
export function createPageLister(
  listed: (document: RawDocument) => ListedPage | undefined,
): (documents: readonly RawDocument[]) => Promise<readonly ListedPage[]> {
  let known: ReadonlyMap<string, Listed> = new Map();

  function list(document: RawDocument): readonly [string, Listed] {
    const digest = hash("sha256", JSON.stringify(document), "base64");
    const last = known.get(document.id);
    return [document.id, last?.digest === digest ? last : { digest, page: listed(document) }];
  }

  async function listAll(documents: readonly RawDocument[]): Promise<readonly (readonly [string, Listed])[]> {
    await setImmediate();
    const first = documents.slice(0, chunkSize).map(list);
    return documents.length <= chunkSize ? first : [...first, ...(await listAll(documents.slice(chunkSize)))];
  }

  return async (documents) => {
    known = new Map(await listAll(documents));
    return [...known.values()].flatMap(({ page }) => page ?? []);
  };
}
