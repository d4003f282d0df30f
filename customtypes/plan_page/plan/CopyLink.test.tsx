import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enhance } from "./CopyLink.enhance.ts";

const href = "https://www.tessera.example/plan/?date=2026-12-05&items=7-0900";
const copied = vi.fn(async (_text: string) => {});
let end = () => {};

beforeEach(() => {
  vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
  vi.stubGlobal("location", { href });
  vi.spyOn(history, "replaceState").mockReturnValue();
  document.body.innerHTML = '<div id="link"><button type="button">Copy the link</button></div>';
  end = enhance(document.getElementById("link") ?? document.body, { copied: "Copied", copyFailed: "Not copied" });
});
afterEach(() => {
  end();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Presses the button, and returns what the next toast says. */
const pressed = () =>
  new Promise((resolve) => {
    addEventListener("toast", (event) => resolve(event instanceof CustomEvent && event.detail), { once: true });
    fireEvent.click(screen.getByRole("button"));
  });

it("X12: the address of a plan is copied, and a toast says so", async () => {
  expect(await pressed()).toBe("Copied");
  expect(copied.mock.calls).toEqual([[href]]);
});

it("X12: a toast says that the browser did not copy it", async () => {
  copied.mockRejectedValueOnce(new DOMException("denied", "NotAllowedError"));
  expect(await pressed()).toBe("Not copied");
});

it("X12: it is copied no more once the island has ended", () => {
  end();
  fireEvent.click(screen.getByRole("button"));
  expect(copied).not.toHaveBeenCalled();
});
