import { render, screen } from "@testing-library/react";
import * as v from "valibot";
import { expect, it } from "vitest";
import { testPage } from "../../../tests/support/page-context.ts";
import { contentSchema } from "../fields.ts";
import { Sources } from "./Sources.tsx";

it("a page says who says what it says; without a date it does not", () => {
  const sources = [{ source: "Britannica", checked_on: "2026-11-16" }, { source: "Hearsay" }];
  render(<Sources fields={v.parse(contentSchema, { sources })} page={testPage()} />);
  expect(screen.getByText("Britannica").parentElement?.textContent).toBe("Britannica, as of 16 Nov 2026");
  expect(screen.queryByText("Hearsay")).toBeNull();
});
