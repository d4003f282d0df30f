import * as v from "valibot";
import { expect, it } from "vitest";
import { need } from "../../../catalog/snapshot/needs.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { showSchema } from "../fields.ts";
import { showFacts } from "./show-facts.ts";
import { show } from "./index.ts";

const entered = { show_name: "The Lighthouse", theatre_name: "New Vane", closing_date: "2027-05-29" };
const queries = need("products", [{ id: 7 }]);

it.each([
  ["that names no product", {}, testSnapshot({}), ["New Vane", "29 May 2027"]],
  [
    "that the provider does not sell",
    { tgid: 7 },
    testSnapshot({ missing: show.needs?.(v.parse(showSchema, { tgid: 7 }), testPage({})) ?? {} }),
    ["New Vane", "29 May 2027"],
  ],
  ["that could not be read, as what was entered may be wrong", { tgid: 7 }, testSnapshot({ failed: queries }), []],
])("D11: the facts of a show %s", (_title, changes, snapshot, expected) => {
  const fields = v.parse(showSchema, { ...entered, ...changes });
  expect(showFacts({ fields, page: testPage({ snapshot }) }).map(({ value }) => value)).toEqual(expected);
});
