import { expect, it } from "vitest";
import { SourceText } from "../content/source-text.ts";
import { throwUndeclared } from "../routing/page-view.ts";
import { defaultView, type View } from "../routing/view.ts";
import { testPage } from "../tests/support/page-context.ts";
import { pageMetadata } from "./page-fields.ts";

const untitled = { meta_title: new SourceText(""), meta_description: new SourceText(""), share_image: undefined };

it.each<[View, string]>([
  [{}, ""],
  [{ date: "2026-11-24" }, "24 Nov 2026"],
  [{ date: "2026-11-24", time: "19:30" }, "24 Nov 2026 19:30"],
])("C10: the day and start of the view %j → %j", (view, text) => {
  expect(pageMetadata(untitled, testPage({ view })).chosen).toBe(text);
});

it("C10: reads no parameter that the kind of the page does not declare", () => {
  const undeclared = { enumerable: false, get: throwUndeclared.bind(undefined, "date") };
  const view = Object.defineProperties({ ...defaultView }, { date: undeclared, time: undeclared });
  expect(pageMetadata(untitled, testPage({ view })).chosen).toBe("");
});
