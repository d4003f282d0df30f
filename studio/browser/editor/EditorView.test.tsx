import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EditorView } from "./EditorView.tsx";

let status = 503;
const requests: string[] = [];

beforeEach(() => {
  status = 503;
  requests.length = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", async (path: string) => {
    requests.push(path);
    return Response.json({ code: "unavailable", message: "The content service does not respond." }, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("W108: a document that is opened in an outage is requested again after 2, 4 and 8 seconds", async () => {
  render(<EditorView id="rome" />);
  await pass(0);
  const counts: number[] = [];
  for (const ms of [1_999, 1, 3_999, 1, 7_999, 1]) {
    await pass(ms);
    counts.push(requests.length);
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
  expect(screen.getByRole("alert").textContent).toContain("tries again by itself");
});

it("W108: it is requested at once by the button, and when the connection is back", async () => {
  render(<EditorView id="rome" />);
  await pass(0);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await pass(0);
  expect(requests).toHaveLength(2);
  fireEvent(window, new Event("online"));
  await pass(0);
  expect(requests).toHaveLength(3);
});

it("W108: a document that does not exist is not requested again", async () => {
  status = 404;
  render(<EditorView id="rome" />);
  await pass(60_000);
  expect(requests).toHaveLength(1);
  expect(screen.getByRole("alert").textContent).not.toContain("by itself");
});
