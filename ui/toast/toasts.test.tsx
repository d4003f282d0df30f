import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToasts, type Toasts, toastDefaults } from "./toasts.ts";

let toasts: Toasts;
beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts("Close", new AbortController().signal);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const messages = () => [...document.querySelectorAll("body > div span")].map(({ textContent }) => textContent);

describe("toasts", () => {
  it("J8, D29: last 3000 ms, close by themselves, and are in the middle of the top", () => {
    expect(toastDefaults).toEqual({ duration: 3000, autoClose: true, position: "top-center" });
  });

  it("are shown in a live region, which reads them out", () => {
    toasts.show("Copied");
    expect(messages()).toEqual(["Copied"]);
  });

  it("E7: are removed after their duration", () => {
    toasts.show("Copied");
    toasts.show("Saved", { duration: 5000 });
    vi.advanceTimersByTime(2999);
    expect(messages()).toEqual(["Copied", "Saved"]);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual(["Saved"]);
  });

  it("E7: stay without autoClose, until somebody closes them", () => {
    toasts.show("Copied", { autoClose: false });
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(["Copied"]);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(messages()).toEqual([]);
  });

  it("give the focus back where it came from once somebody closes them", () => {
    const copy = document.createElement("button");
    document.body.append(copy);
    toasts.show("Copied");
    copy.focus();
    screen.getByRole("button", { name: "Close" }).focus();
    // As after a look at another window.
    fireEvent.focus(screen.getByRole("button", { name: "Close" }), { relatedTarget: null });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(document.activeElement).toBe(copy);
  });

  it("stay for as long as somebody points at them", () => {
    toasts.show("Copied");
    const toast = screen.getByText("Copied").parentElement ?? document.body;
    fireEvent.pointerEnter(toast);
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(["Copied"]);
    fireEvent.pointerLeave(toast);
    vi.advanceTimersByTime(3000);
    expect(messages()).toEqual([]);
  });

  it("stay for as long as somebody has the focus in them, also once the pointer is away", () => {
    toasts.show("Copied");
    const toast = screen.getByText("Copied").parentElement ?? document.body;
    fireEvent.focusIn(screen.getByRole("button", { name: "Close" }));
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(["Copied"]);
    fireEvent.focusOut(screen.getByRole("button", { name: "Close" }));
    vi.advanceTimersByTime(3000);
    expect(messages()).toEqual([]);
  });

  it("D29: each have an id of their own", () => {
    toasts.show("Copied");
    toasts.show("Copied");
    const ids = [...document.querySelectorAll("[data-position]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain("");
  });
});
