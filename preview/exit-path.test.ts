import { expect, it } from "vitest";
import { locales } from "../i18n/locales.ts";
import { defaultView } from "../routing/view.ts";
import { testPage } from "../tests/support/page-context.ts";
import { exitPath } from "./exit-path.ts";

const route = {
  site: testPage().site,
  locale: locales.de,
  currency: "auto",
  view: defaultView,
  path: ["rom"],
} as const;

it.each([
  [defaultView, "/de/rom/"],
  [{ ...defaultView, page: 2, category: 3 }, "/de/rom/?category=3&page=2"],
])("leads back to the page as travellers see it", (view, to) => {
  expect(new URL(exitPath({ ...route, view }), "http://x").searchParams.get("to")).toBe(to);
});
