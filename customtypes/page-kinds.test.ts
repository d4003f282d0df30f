import { describe, expect, it } from "vitest";
import { kindOf } from "../renderer/kind-of.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { pageKinds } from "./index.ts";

const documentOf = (type: string, data: Record<string, unknown> = {}) =>
  testDocument("www.tessera.example.rome", type, data);

/** A landing page of type tickets in Rome. */
function landing(data: Record<string, unknown>): Record<string, unknown> {
  return { tagged_page_type: "Landing page", tagged_content_type: "Tickets", tagged_city: "ROME", ...data };
}

describe("B7, B8, E15: the kind of a document", () => {
  it.each([
    ["global_homepage", {}, "global-home"],
    ["microsite", {}, "collection"],
    ["microsite", { tagged_page_type: null }, "collection"],
    ["microsite", { tagged_page_type: " City " }, "city"],
    ["microsite", { tagged_page_type: "citywide" }, "collection"],
    ["microsite", { tagged_content_type: "Hop-on hop-off" }, "hop-on-hop-off"],
    ["microsite", { tagged_sub_category: "1019" }, "airport-transfer"],
    ["microsite", { tagged_sub_category: "1145" }, "airport-transfer"],
    ["microsite", landing({ tagged_category: "1" }), "category"],
    ["microsite", landing({ tagged_category: "1", tagged_sub_category: "1007" }), "sub-category"],
    ["microsite", landing({ tagged_category: "3", tagged_sub_category: "1008" }), "collection"],
    ["microsite", landing({ tagged_category: "1", tagged_city: "" }), "collection"],
    ["microsite", landing({ tagged_category: "1", tagged_content_type: "Tours" }), "collection"],
    ["microsite", landing({ tagged_category: "1", tagged_page_type: "Shoulder page" }), "collection"],
    ["microsite", landing({ tagged_category: "tickets" }), "collection"],
    ["showpage", { tagged_page_type: "city" }, "show"],
    ["content_page", {}, "content"],
    ["redirect", {}, undefined],
    ["common_header", {}, undefined],
  ])("%s with %j → %s", (type, data, kind) => {
    expect(kindOf(documentOf(type, data), pageKinds)?.kind).toBe(kind);
  });
});

describe("E12: the country whose currency a page speaks", () => {
  it.each([
    ["microsite", { tagged_country: "GB" }, "GB"],
    ["microsite", { tagged_page_type: "city", tagged_country: "IT" }, "IT"],
    ["showpage", { tagged_country: "US" }, "US"],
    ["global_homepage", { tagged_country: "US" }, undefined],
    ["content_page", {}, undefined],
  ])("%s with %j → %s", (type, data, country) => {
    const document = documentOf(type, data);
    const report = (_code: string, message: string) => {
      throw new Error(message);
    };
    expect(kindOf(document, pageKinds)?.parse(document, report)?.country).toBe(country);
  });
});
