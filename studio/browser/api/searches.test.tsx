import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderForm } from "../../../tests/support/studio/render-form.tsx";
import { FilterBar } from "../documents/FilterBar.tsx";
import { useFilters } from "../documents/use-filters.ts";
import { MediaLibrary } from "../media/MediaLibrary.tsx";
import { Palette } from "../palette/Palette.tsx";
import { Fixture, openFixture } from "../store/editor.fixture.tsx";
import { useRead } from "./use-read.ts";
import { listSchema } from "../../protocol/document.ts";

const requests: string[] = [];

vi.stubGlobal("fetch", async (path: string) => {
  requests.push(path);
  return Response.json({ results: [], items: [], total: 0, cursor: null });
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  requests.length = 0;
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function DocumentList() {
  const { query } = useFilters();
  useRead(`documents?${query}`, listSchema);
  return <FilterBar />;
}

const renderInStudio = (part: React.ReactNode) => render(<Fixture editor={openFixture("text")}>{part}</Fixture>);

it.each([
  ["documents", () => renderInStudio(<DocumentList />), "searchbox", "rome"],
  [
    "media",
    () => renderInStudio(<MediaLibrary title="Files" onChoose={() => {}} onClose={() => {}} />),
    "searchbox",
    "lyon",
  ],
  ["links", () => renderForm({ type: "Link", config: { label: "Page", select: "document" } }), "combobox", "oslo"],
  ["the palette", () => renderInStudio(<Palette onClose={() => {}} />), "searchbox", "bern"],
])("W102: a word in the search for %s is one request, after a pause", async (_name, show, role, word) => {
  show();
  await pass(1_000);
  const box = screen.getByRole(role);
  box.focus();
  requests.length = 0;
  for (const text of [1, 2, 3, 4].map((length) => word.slice(0, length))) {
    fireEvent.change(box, { target: { value: text } });
    await pass(150);
  }
  expect(requests).toEqual([]);
  await pass(50);
  expect(requests).toEqual([expect.stringMatching(new RegExp(`[?&](?:q|keyword)=${word}`))]);
});

it("W157: the palette asks for the closest names, those in the language under edit first", async () => {
  renderInStudio(<Palette onClose={() => {}} />);
  await pass(1_000);
  requests.length = 0;
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "linz" } });
  await pass(1_000);
  expect(requests).toEqual(["/studio/api/documents?q=linz&order=match&first-lang=en-us&limit=8"]);
});
