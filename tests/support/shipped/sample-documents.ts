import { createHash } from "node:crypto";
import { isWhole } from "../test-scale.ts";

interface Family {
  /** Common feature of documents: a sample has some of each family. */
  readonly family: string;
  /** Identifies one. */
  readonly name: string;
}

/**
 * Returns at most so many documents of each family, the same ones each time; all of them under `TEST_SCALE=1`. The
 * documents stay in their order.
 */
export function sampleDocuments<Shipped>(
  documents: readonly Shipped[],
  toFamily: (document: Shipped) => Family,
  most = 2,
): readonly Shipped[] {
  if (isWhole) return documents;
  const families = new Map<string, { readonly rank: string; readonly document: Shipped }[]>();
  for (const document of documents) {
    const { family, name } = toFamily(document);
    const ranked = { rank: createHash("sha256").update(name).digest("hex"), document };
    families.set(family, [...(families.get(family) ?? []), ranked]);
  }
  const chosen = [...families.values()].flatMap((family) =>
    family.toSorted((a, b) => a.rank.localeCompare(b.rank)).slice(0, most),
  );
  const sample = new Set(chosen.map(({ document }) => document));
  return documents.filter((document) => sample.has(document));
}
