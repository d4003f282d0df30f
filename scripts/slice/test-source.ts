import * as v from "valibot";
import { mockSlice } from "../../content/mock-slice.ts";
import { sampleContent } from "./sample-content.ts";
import { sampleTexts } from "./sample-texts.ts";
import { listModelFields, type SliceModel } from "./slice-model.ts";
import { inWords } from "./slice-name.ts";

const sliceSchema = v.object({ primary: v.record(v.string(), v.unknown()) });

/** Returns the source of a slice's test: what each field holds is shown, and nothing of an empty slice. */
export function testSource(name: string, model: SliceModel): string {
  const fields = listModelFields(model);
  const sample = sampleContent(fields, inWords(name));
  const mock = { __TYPE__: "SharedSliceContent", variation: "default", primary: sample };
  const { primary } = v.parse(sliceSchema, mockSlice(model.id, mock));
  const { texts, pictures } = sampleTexts(fields, inWords(name));
  const screen = pictures.length === 0 ? "" : 'import { screen } from "@testing-library/react";\n';
  return `${screen}import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const primary = ${JSON.stringify(primary)};

describe("${name}", () => {
  it("is a section", () => {
    renderSlice(definition, { primary });
    expect(document.querySelector("section")).not.toBeNull();
  });
${textsTest(texts)}${picturesTest(pictures)}
  it("shows no text where nothing is written", () => {
    renderSlice(definition, { primary: {} });
    expect(document.querySelector("section")?.textContent).toBe("");
  });
});
`;
}

function textsTest(texts: readonly string[]): string {
  if (texts.length === 0) return "";
  return `
  it.each(${JSON.stringify(texts)})("shows “%s”", (text) => {
    renderSlice(definition, { primary });
    expect(document.querySelector("section")?.textContent).toContain(text);
  });
`;
}

function picturesTest(pictures: readonly string[]): string {
  if (pictures.length === 0) return "";
  return `
  it.each(${JSON.stringify(pictures)})("shows the picture “%s”", (alt) => {
    renderSlice(definition, { primary });
    expect(screen.getAllByAltText(alt)).toHaveLength(1);
  });
`;
}
