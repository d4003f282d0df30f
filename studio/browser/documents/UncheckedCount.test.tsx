import { render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import { UncheckedCount } from "./UncheckedCount.tsx";

const requested: string[] = [];
vi.stubGlobal("fetch", async (path: string) => {
  requested.push(path);
  return Response.json({ results: [], total: path.includes("host=") ? 1 : 2_310, cursor: null });
});

test.each([
  { query: "?findings=some", text: "2,310 documents are not checked yet." },
  { query: "?findings=none&host=www.tessera.example", text: "1 document is not checked yet." },
])("W97: with the filters $query the list shows: $text", async ({ query, text }) => {
  window.history.replaceState(null, "", `/documents${query}`);
  render(<UncheckedCount />, { wrapper: SWRConfig });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(requested.at(-1)).toContain("findings=unknown");
});

test("W97: without a filter by findings nothing is counted", () => {
  window.history.replaceState(null, "", "/documents?findings=unknown");
  requested.length = 0;
  const { container } = render(<UncheckedCount />);
  expect(container.textContent).toBe("");
  expect(requested).toEqual([]);
});
