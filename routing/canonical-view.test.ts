import * as v from "valibot";
import { expect, test } from "vitest";
import { canonicalView, isRefined } from "./canonical-view.ts";
import { defineView, parameter } from "./define-view.ts";
import { listWindow } from "./list-window.ts";
import { createViewRegistry } from "./view-registry.ts";
import { wholeNumber } from "./view-values.ts";

const deck = parameter(1, wholeNumber(1, 9));
const order = parameter(2, v.picklist(["old", "new"]), { isPresentation: true });
const views = createViewRegistry([defineView(v.object({ ...listWindow, deck, order }))]);

test.each([
  [{}, false, {}],
  [{ page: 1 }, false, {}],
  [{ page: 2 }, false, { page: 2 }],
  [{ page: 2, limit: 50 }, false, {}],
  [{ page: 2, order: "old" }, false, {}],
  [{ page: 2, deck: 3 }, true, {}],
])("P3: the view %j is refined: %s, and %j is canonical", (view, refined, canonical) => {
  expect(isRefined(views, view)).toBe(refined);
  expect(canonicalView(views, view)).toEqual(canonical);
});
