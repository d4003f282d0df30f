import fc from "fast-check";
import type { View } from "../../../store/document-query.ts";
import { arbitraryDocument } from "./arbitrary-document.ts";
import type { NaiveVersion } from "./naive-version.ts";

const latest = 6;

/** Versions of a few documents, published and in two overlays. No view shows two versions of a document. */
export const arbitraryVersions: fc.Arbitrary<readonly NaiveVersion[]> = fc
  .array(
    fc.record({
      document: arbitraryDocument,
      overlay: fc.constantFrom("", "", "", "release", "draft"),
      isArchived: fc.boolean(),
      since: fc.integer({ min: 0, max: latest }),
      length: fc.constantFrom(1, 2, Number.MAX_SAFE_INTEGER - latest),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ length, ...one }) => ({
      ...one,
      isArchived: one.isArchived && one.overlay !== "",
      until: one.since + length,
    })),
  )
  .map((all) => all.filter((one, index) => !all.slice(0, index).some((other) => overlap(one, other))));

function overlap(a: NaiveVersion, b: NaiveVersion): boolean {
  const isSame = a.document.id === b.document.id && a.overlay === b.overlay;
  return isSame && a.since < b.until && b.since < a.until;
}

const revision = fc.integer({ min: 0, max: latest + 1 });

export const arbitraryView: fc.Arbitrary<View> = fc.record({
  master: revision,
  overlay: fc.oneof(fc.constant(undefined), fc.record({ id: fc.constantFrom("release", "draft"), revision })),
});
