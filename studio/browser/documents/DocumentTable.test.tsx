import { render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import { DocumentTable } from "./DocumentTable.tsx";
import { lastList } from "./last-list.ts";

const requested: string[] = [];
vi.stubGlobal("fetch", async (path: string) => {
  requested.push(path);
  return Response.json({ results: [], total: 0, cursor: null });
});

test.each([
  { filters: "", list: "/", path: "documents?" },
  { filters: "?lang=de-de", list: "/?lang=de-de", path: "documents?lang=de-de" },
  { filters: "?q=rome&kind=city", list: "/?q=rome&kind=city", path: "documents?q=rome&kind=city&order=match" },
])("W158: the list $filters reads $path, and the way back leads to $list", async ({ filters, list, path }) => {
  window.history.replaceState(null, "", `/${filters}`);
  render(<DocumentTable />, { wrapper: SWRConfig });
  const empty = await screen.findByText(/No document is like this/);
  expect(requested.at(-1)).toBe(`/studio/api/${path}`);
  expect(lastList.getState().address).toBe(list);
  expect(/once it has been checked/.test(empty.textContent ?? "")).toBe(filters.includes("kind="));
});
