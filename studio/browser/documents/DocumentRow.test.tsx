import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openFixture } from "../store/editor.fixture.tsx";
import { DocumentRow } from "./DocumentRow.tsx";

const { state: listed } = openFixture("text").store.getState();
const release = { id: "r", kind: "release", label: "", scheduledAt: "2090-01-01T08:00:00Z", archived: false } as const;
const later = { ...release, id: "later", scheduledAt: "2091-01-01T08:00:00Z" };

test("W91: a document in the list shows the time of its next plan, and its problems", () => {
  render(
    <ul>
      <DocumentRow document={{ ...listed, state: "scheduled", overlays: [later, release], problems: ["overdue"] }} />
    </ul>,
  );
  const row = screen.getByRole("listitem");
  expect(row.textContent).toMatch(/Scheduled.*1 Jan.*Plan is overdue/);
  expect(row.querySelector("time")?.dateTime).toBe("2090-01-01T08:00:00.000Z");
  expect(screen.getByTitle(/^Sunday 1 January 2090 at .*UTC/)).toBeTruthy();
});

test("W91: a document without a plan and problems shows its state", () => {
  render(
    <ul>
      <DocumentRow document={listed} />
    </ul>,
  );
  expect(screen.getByText("Published")).toBeTruthy();
  expect(screen.getByRole("listitem").querySelector("time")).toBeNull();
});

test.each([
  { findings: null, state: "published", text: "Not checked yet" },
  { findings: null, state: "archived", text: undefined },
  { findings: 0, state: "published", text: undefined },
  { findings: 1, state: "draft", text: "1 finding" },
  { findings: 3, state: "published", text: "3 findings" },
] as const)("W97: a $state document with $findings findings in the list: $text", ({ findings, state, text }) => {
  render(
    <ul>
      <DocumentRow document={{ ...listed, findings, state }} />
    </ul>,
  );
  const said = screen.queryByText(/finding|checked/)?.textContent;
  expect(said).toBe(text);
});
