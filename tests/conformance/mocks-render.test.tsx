import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { noNeeds } from "../../catalog/snapshot/needs.ts";
import { rawSliceSchema } from "../../content/document.ts";
import { mockSlice } from "../../content/mock-slice.ts";
import { createDiagnosticLog } from "../../renderer/diagnostics.ts";
import { components } from "../../slices/index.ts";
import { testPage } from "../support/page-context.ts";
import { testSnapshot } from "../support/test-snapshot.ts";
import { sliceFolders } from "../support/slice-folders.ts";

const modelId = v.object({ id: v.string() });

describe.each(sliceFolders().map(({ name, model, mocks }) => [name, v.parse(modelId, model).id, mocks] as const))(
  "the mocks of %s",
  (_name, id, mocks) => {
    const definition = Object.values(components).find(({ type }) => type === id);
    const log = createDiagnosticLog();
    const slices = v
      .parse(v.array(v.unknown()), mocks)
      .map((mock) => definition?.parse(v.parse(rawSliceSchema, mockSlice(id, mock)), log.in({ document: "mock" })));

    it("parse without a diagnostic", () => {
      expect(log.all).toEqual([]);
      expect(slices).not.toContain(undefined);
    });

    it("render on the server, at once", () => {
      for (const slice of slices) {
        const parts = [{ id: "part", label: "Part", content: <p>part</p> }];
        const snapshot = testSnapshot({ missing: slice?.needs(testPage()) ?? noNeeds });
        const html = renderToStaticMarkup(<>{slice?.render(testPage({ snapshot }), parts)}</>);
        expect(html.length > 0 || slice?.group !== undefined).toBe(true);
      }
    });
  },
);
