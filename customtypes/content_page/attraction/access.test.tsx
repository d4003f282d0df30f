import { render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { testPage } from "../../../tests/support/page-context.ts";
import { testCity } from "../../../tests/support/test-city.ts";
import { testSight } from "../../../tests/support/test-sight.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { contentSchema } from "../fields.ts";
import { Access } from "./Access.tsx";
import { GettingThere } from "../sight/GettingThere.tsx";
import { attraction } from "./index.ts";

const said = { source: "Official site", checked_on: "2026-11-16" };
const access = [
  { feature: "Step-free entrance", available: "Yes", ...said },
  { feature: "Lift", available: "Partly", note: "To the second floor.", ...said },
  { feature: "Pushchairs", available: "No", ...said },
];
const page = testPage({
  place: { city: "CAIRO", country: "EG", sight: 1 },
  snapshot: testSnapshot({
    found: {
      pois: [[{ id: 1 }, testSight()]],
      cities: [[{ code: "CAIRO" }, testCity()]],
      landmarks: [[{ city: "CAIRO" }, []]],
      documents: [[{ type: "content_page", tag: "sight-1" }, []]],
    },
  }),
});
const parseContentFields = (fields: object) => v.parse(contentSchema, { sight: 1, ...fields });
const terms = () => screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("X11, P22: access to a sight", () => {
  it("is a list of facts, each with its source and date", () => {
    render(<Access fields={parseContentFields({ access })} page={page} />);
    expect(terms()).toEqual([
      ["Step-free entrance", "Yes"],
      ["Lift", "Partly: To the second floor."],
      ["Pushchairs", "No"],
    ]);
    const sources = within(screen.getByRole("region", { name: "Accessibility" })).getByRole("group").textContent;
    expect(sources).toContain("Lift: Official site, as of 16 Nov 2026");
  });

  it.each(["source", "checked_on"])("omits a fact without %s, and the section without facts", (name) => {
    render(
      <Access fields={parseContentFields({ access: access.map((row) => ({ ...row, [name]: null })) })} page={page} />,
    );
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("is in structured data: true, false, or in words", () => {
    const [sight] = attraction.structuredData?.(parseContentFields({ access }), page, []) ?? [];
    expect(sight?.["amenityFeature"]).toEqual([
      { "@type": "LocationFeatureSpecification", name: "Step-free entrance", value: true },
      { "@type": "LocationFeatureSpecification", name: "Lift", value: "Partly: To the second floor." },
      { "@type": "LocationFeatureSpecification", name: "Pushchairs", value: false },
    ]);
    const [without] = attraction.structuredData?.(parseContentFields({}), page, []) ?? [];
    expect(without).not.toHaveProperty("amenityFeature");
  });
});

it("X26: a driver reads the address in the local script, where an editor entered it", () => {
  const address = "منطقة أهرامات الجيزة";
  render(<GettingThere fields={parseContentFields({ local_address: address })} page={page} />);
  expect(screen.getByText(address).getAttribute("lang")).toBe("ar");
  const phrase = screen.getByText("من فضلك، خذني إلى هذا العنوان:");
  expect(phrase.getAttribute("lang")).toBe("ar");
  // Bidirectional texts of one paragraph would mix where it wraps.
  expect(phrase.closest("p")?.contains(screen.getByText(address))).toBe(false);
});
