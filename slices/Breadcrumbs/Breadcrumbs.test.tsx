import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { breadcrumbNodes, listCrumbs } from "../../blocks/places/breadcrumbs.ts";
import type { PageContext } from "../../renderer/index.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCity } from "../../tests/support/test-city.ts";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const landmarks = { id: 1007, name: { text: "Landmarks" }, productCount: 2 };
const tickets = { id: 1, name: { text: "Tickets" }, productCount: 3, subCategories: [landmarks] };
const snapshot = testSnapshot({
  found: {
    cities: [[{ code: "ROME" }, testCity()]],
    categories: [[{ city: "ROME" }, [tickets]]],
    collections: [[{ id: 201 }, testCollection({ id: 201, name: "Colosseum" })]],
  },
});
const place = { city: "ROME", country: "IT", collection: 201 };
const linked = (...names: readonly string[]) => ({
  places: testPlaces({
    findPath: (of) => names.map((name) => `/${name}/`).find((path) => path === `/${Object.values(of).join("-")}/`),
  }),
});
const pageAt = (overrides: Partial<PageContext>) => testPage({ snapshot, place, path: ["here"], ...overrides });
const formatCrumbs = (page: PageContext) =>
  listCrumbs(page).map(({ name, href }) => `${name.text} ${href ?? ""}`.trim());

describe("C1: the way to a page", () => {
  it.each<[string, Partial<PageContext>, readonly string[]]>([
    ["of a city", { subject: { city: "ROME" }, ...linked("ROME", "IT") }, ["Home /", "Italy /IT/", "Rome"]],
    ["of a country", { subject: { country: "IT" }, ...linked("ROME", "IT") }, ["Home /", "Italy"]],
    [
      "of a sub-category",
      { subject: { city: "ROME", subCategory: 1007 }, ...linked("ROME", "ROME-1") },
      ["Home /", "Rome /ROME/", "Tickets /ROME-1/", "Landmarks"],
    ],
    ["of a collection", { subject: { collection: 201 }, ...linked("ROME") }, ["Home /", "Rome /ROME/", "Colosseum"]],
    ["has no step that has no page", { subject: { collection: 201 } }, ["Home /", "Colosseum"]],
    ["is none on the home page", { subject: { collection: 201 }, path: [] }, []],
    ["is none where the name is not known", { subject: {} }, []],
  ])("%s", (_title, overrides, way) => {
    expect(formatCrumbs(pageAt(overrides))).toEqual(way);
  });

  it("is shown as a list whose last item is the page, and read by search engines", () => {
    const page = pageAt({ subject: { city: "ROME" } });
    renderSlice(definition, { primary: {}, page });
    expect(screen.getByRole("navigation").querySelector("[aria-current=page]")?.textContent).toBe("Rome");
    expect(breadcrumbNodes(listCrumbs(page), page)).toMatchObject([
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ position: 1, name: "Home", item: "https://www.tessera.example/" }, { position: 2 }],
      },
    ]);
  });

  it("ends in the editor's name on a page that is of no place", () => {
    renderSlice(definition, { primary: { name: "Groups" }, page: testPage({ path: ["groups"] }) });
    expect(screen.getByRole("navigation").textContent).toBe("HomeGroups");
  });
});
