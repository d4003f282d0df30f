import { expect, it } from "vitest";
import { asList } from "../../../studio/protocol/as-json.ts";
import type { Json } from "../../../studio/protocol/document.ts";
import { fromDocument } from "../../../studio/protocol/rich-text/from-node.ts";
import { createKnownBlocks, toDocument } from "../../../studio/protocol/rich-text/to-node.ts";
import { listFields, readShippedData, withItems } from "../../support/studio/shipped-documents.ts";

const shipped = withItems(readShippedData().flatMap(listFields));
const richTexts = shipped.flatMap(({ spec, value }) =>
  spec.type === "StructuredText" && asList(value).length > 0 ? [asList(value)] : [],
);

/** Writes blocks from a document that has forgotten what was read. */
const write = (blocks: readonly Json[]) => fromDocument(toDocument(blocks, createKnownBlocks()), createKnownBlocks());

it("W50: every rich text of the shipped documents comes back byte for byte", () => {
  expect(richTexts.length).toBeGreaterThan(5_000);
  const changed = richTexts.filter((blocks) => JSON.stringify(write(blocks)) !== JSON.stringify(blocks));
  expect(changed).toEqual([]);
});
