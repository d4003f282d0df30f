import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { testPage } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { experienceSchema } from "../fields.ts";
import { productMetadata } from "./product-metadata.ts";

function readDescription(highlights: readonly string[], written?: string): string {
  const shown = testProduct({ id: 7, name: "Rome Pass", highlights });
  const page = testPage({ snapshot: testSnapshot({ found: { productDetails: [[{ id: 7 }, shown]] } }) });
  const fields = v.parse(experienceSchema, { tgid: 7, meta_description: written });
  return productMetadata(fields, page).description;
}

describe("productMetadata", () => {
  it.each([
    { highlights: ["All lines", "24 hours"], description: "Rome Pass · All lines · 24 hours" },
    { highlights: ["A".repeat(150), "24 hours"], description: "Rome Pass · 24 hours" },
    { highlights: [], description: "Rome Pass" },
  ])("$highlights.length highlights → $description", ({ highlights, description }) => {
    expect(readDescription(highlights)).toBe(description);
  });

  it("what editors wrote comes first", () => {
    expect(readDescription(["All lines"], "Every bus of Rome.")).toBe("Every bus of Rome.");
  });
});
