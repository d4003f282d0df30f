import { createElement } from "react";
import * as v from "valibot";
import { expect, it } from "vitest";
import { need } from "../../../catalog/snapshot/needs.ts";
import { definePageType } from "../../../renderer/define/define-page-type.tsx";
import { defineSlice } from "../../../renderer/define/define-slice.tsx";
import { fakeContent, testDocument } from "../../support/fake-content.ts";
import { testRegistries } from "../../support/test-renderer.ts";
import { renderPath } from "./render-path.tsx";
import { faults, startFaultyProvider } from "./start-faulty-provider.ts";

const clientWith = await startFaultyProvider();
const query = { id: 50001 };

const dates = defineSlice({
  type: "dates",
  variations: ["default"],
  fields: v.object({}),
  needs: () => need("calendars", [query]),
  Component: ({ page }) => `${Object.keys(page.snapshot.get("calendars", query)?.dates ?? {}).length} dates`,
});

const ticket = defineSlice({
  type: "ticket",
  variations: ["default"],
  fields: v.object({}),
  needs: () => need("products", [query]),
  Component: ({ page }) => `Product ${page.snapshot.get("products", query)?.id}`,
});

/** With a heading the page is rendered as it is. */
const heading = createElement("h1", { key: "heading" }, "Dates");

const pageType = definePageType({
  type: "page",
  fields: v.object({}),
  metadata: () => ({ title: "Page", description: "", image: undefined }),
  kinds: [{ kind: "page", Page: ({ children }) => [heading, children] }],
});

const registries = testRegistries({ slices: [dates, ticket], pageTypes: [pageType] });
const slices = ["dates", "ticket"].map((type) => ({ id: type, slice_type: type, variation: "default", primary: {} }));
const content = fakeContent([testDocument("www.tessera.example.page", "page", { slices })]);

const renderWith = (fault: (typeof faults)[number], affects: (path: string) => boolean) =>
  renderPath("tessera.localhost", ["page"], { content, provider: clientWith(fault, affects) }, registries);

it.each(faults.filter((fault) => fault !== "slow"))(
  "I3: a calendar that fails with %s costs the slice that reads it, and nothing else",
  async (fault) => {
    const { html, failures, lost } = await renderWith(fault, (path) => path.includes("/calendar/"));
    expect(html).toBe("<h1>Dates</h1>Product 50001");
    expect(failures).toEqual(["calendars"]);
    expect(lost).toEqual([expect.stringContaining('Slice "dates" failed and was omitted')]);
  },
);

it("I3: a calendar that is slow is shown", async () => {
  const { html, failures, lost } = await renderWith("slow", () => true);
  expect(html).toMatch(/^<h1>Dates<\/h1>[1-9]\d* datesProduct 50001$/);
  expect([failures, lost]).toEqual([[], []]);
});
