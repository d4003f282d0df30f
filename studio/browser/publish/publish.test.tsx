import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Role } from "../../protocol/roles.ts";
import { AddressField } from "../editor/AddressField.tsx";
import { FrozenProvider, useMay } from "../session/use-session.ts";
import { Fixture, openFixture } from "../store/editor.fixture.tsx";
import { PlanNote } from "./PlanNote.tsx";
import { PublishButton } from "./PublishButton.tsx";

const sent: unknown[] = [];
const { history: start, state: listed } = openFixture("text").store.getState();
const responses: Record<string, object> = {
  schedule: { id: "d", at: "" },
  d: { document: start.document, revision: 1, state: listed },
  publish: { documents: ["d"], seenAfterMs: 1_200 },
};

vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: { method?: string; body?: string }) => {
  const name = path.split("/").at(-1) ?? "";
  if (method !== "GET") sent.push([method, name, body === undefined ? undefined : JSON.parse(body)]);
  return Response.json(responses[name] ?? { state: "free", url: null });
});

beforeEach(() => void sent.splice(0));

type State = ReturnType<ReturnType<typeof openFixture>["store"]["getState"]>["state"];

function show(more: Partial<State>, { uid, role }: { readonly uid?: string; readonly role?: Role } = {}) {
  const editor = { ...openFixture("text"), reload: vi.fn(async () => {}) };
  const { state, history } = editor.store.getState();
  const document = { ...history.document, uid: uid ?? null };
  editor.store.setState({ state: { ...state, ...more }, history: { ...history, document } });
  render(
    <Fixture editor={editor} role={role ?? "publisher"}>
      <PublishButton />
      <PlanNote />
      <AddressField />
    </Fixture>,
  );
  return editor;
}

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const old = "www.tessera.example.spring";
const moving = { state: "changed", publishedUid: old } as const;
const broken = { code: "slice-empty", message: "The tab was omitted.", hint: "", slice: "tab$1", field: null } as const;
const moved = { uid: "www.tessera.example.rome.spring" };

test("W85: a page that moves is published with a redirect, unless the editor chooses none", async () => {
  show(moving, moved);
  expect(screen.getByText(/Visitors find it at www.tessera.example\/spring until you publish/)).toBeTruthy();
  await press("Publish");
  const choice = screen.getByRole("checkbox", { name: /Keep www.tessera.example\/spring as a redirect/ });
  expect(choice).toHaveProperty("checked", true);
  await press("Publish with a redirect");
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  fireEvent.click(screen.getByRole("checkbox"));
  expect(screen.getByText(/the old address answers with a not-found page/)).toBeTruthy();
  await press("Publish without a redirect");
  expect(sent).toEqual([
    ["POST", "publish", { revision: 1, keepAddress: true, acceptLoss: false }],
    ["POST", "publish", { revision: 1, keepAddress: false, acceptLoss: true }],
  ]);
});

test("W85: a page that stays, or was never published, is published without a question", async () => {
  for (const publishedUid of [moved.uid, null]) {
    show({ state: "changed", publishedUid }, moved);
    await press("Publish");
    document.body.replaceChildren();
  }
  expect(sent).toHaveLength(2);
});

test("W89: an editor reads that the site was not notified of a publication, and why", async () => {
  const { publish } = responses;
  responses["publish"] = { documents: ["d"], seenAfterMs: null, webhook: "It responded 404." };
  show({ state: "changed", publishedUid: null }, moved);
  await press("Publish");
  const text = "Published, but the site was not notified. Visitors see it later. It responded 404.";
  expect(screen.getByText(text).getAttribute("role")).toBe("status");
  responses["publish"] = { ...publish };
});

test("W88: a draft is published later, at a time that is written out with its offset", async () => {
  show(moving, moved);
  await press("Publish later");
  const input = await screen.findByLabelText("Day and time");
  fireEvent.change(input, { target: { value: "2020-01-01T09:00" } });
  expect(screen.getByText("This time has passed. Choose a later one.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Schedule" })).toHaveProperty("disabled", true);
  fireEvent.change(input, { target: { value: "2090-01-02T09:00" } });
  expect(screen.getByText(/^Monday 2 January 2090 at 09:00 \(UTC.*\), in \d+ days/)).toBeTruthy();
  await press("Schedule");
  const at = new Date("2090-01-02T09:00").toISOString();
  expect(sent).toEqual([["POST", "schedule", { revision: 1, at, keepAddress: true }]]);
});

const overlay = {
  id: "doc-d",
  kind: "release",
  label: "",
  scheduledAt: "2090-01-01T08:00:00Z",
  archived: false,
} as const;
const planned = { state: "scheduled", overlays: [overlay] } as const;

test("W88: a scheduled page says when it is published, and only that its plan can be canceled", async () => {
  show({ ...planned, overlays: [...planned.overlays] });
  expect(screen.getByRole("region", { name: "Plan" }).textContent).toMatch(/^Scheduled for Sunday 1 January 2090/);
  expect(screen.queryByRole("button", { name: "Publish later" })).toBeNull();
  expect(screen.getByRole("button", { name: "Publish" })).toHaveProperty("disabled", true);
  await press("Cancel the plan");
  expect(sent).toEqual([["DELETE", "schedule", undefined]]);
  expect(screen.queryByRole("region", { name: "Plan" })).toBeNull();
});

test("W88: what this browser could not save while the page was scheduled stays, and is saved once the plan is canceled", async () => {
  const editor = show({ ...planned, overlays: [...planned.overlays] });
  const flush = vi.spyOn(editor, "flush");
  const { history } = editor.store.getState();
  const document = { ...history.document, title: "Typed before" };
  act(() =>
    editor.store.setState({ history: { ...history, document }, save: { kind: "refused", message: "", faults: 0 } }),
  );
  await press("Cancel the plan");
  expect([editor.store.getState().history.document.title, flush.mock.calls.length]).toEqual(["Typed before", 1]);
});

test("W88: nothing of a scheduled page is changed, and no change of it is offered", () => {
  const editor = show({ ...planned, overlays: [...planned.overlays] });
  const before = editor.store.getState().history;
  editor.edit({ part: "title", path: [], value: "Now", label: "Title", key: "title" });
  expect(editor.store.getState().history).toBe(before);
  const May = () => <p>{useMay("save") ? "may save" : "frozen"}</p>;
  render(
    <Fixture editor={editor}>
      <FrozenProvider value>
        <May />
      </FrozenProvider>
    </Fixture>,
  );
  expect(screen.getByText("frozen")).toBeTruthy();
});

test("W88: an editor who may not publish reads the plan, and cancels none", () => {
  show({ ...planned, overlays: [...planned.overlays] }, { role: "editor" });
  expect(screen.getByRole("region", { name: "Plan" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("W88: once its time has come, the page is looked for, unless this browser has what is not saved", async () => {
  vi.useFakeTimers({ now: Date.parse("2090-01-01T07:59:50Z") });
  const editor = show({ ...planned, overlays: [...planned.overlays] });
  const { reload } = editor;
  expect(screen.getByRole("region", { name: "Plan" }).textContent).toContain("in 1 min");
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("region", { name: "Plan" }).textContent).toContain("Cancel the plan and publish, to see why");
  act(() => editor.store.setState({ save: { kind: "refused", message: "", faults: 0 } }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("W160: a page with errors is published once the editor has seen them", async () => {
  const editor = show({ state: "changed" });
  act(() => editor.store.setState({ findings: [{ ...broken, level: "error" }] }));
  await press("Publish");
  expect(screen.getByRole("dialog").textContent).toContain("The tab was omitted.");
  expect(sent).toEqual([]);
  await press("Publish all the same");
  expect(sent).toEqual([["POST", "publish", { revision: 1 }]]);
});

test("W160: a page with warnings is published at once", async () => {
  const editor = show({ state: "changed" });
  act(() => editor.store.setState({ findings: [{ ...broken, level: "warning" }] }));
  await press("Publish");
  expect(sent).toEqual([["POST", "publish", { revision: 1 }]]);
});
