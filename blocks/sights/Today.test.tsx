import { render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Today } from "./Today.island.tsx";

// It is half an hour before midnight in London, and half an hour after it in Rome.
beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T23:30:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const days = (
  <>
    {["Saturday", "Sunday"].map((day) => (
      <p key={day} data-day={day}>
        {day}
      </p>
    ))}
  </>
);

/** The day that is marked for styles and for readers of text. */
const marked = () => screen.queryAllByText(/day/).find(({ ariaCurrent }) => ariaCurrent === "date")?.textContent;

describe("Today", () => {
  it.each([
    ["Europe/London", "Saturday"],
    ["Europe/Rome", "Sunday"],
  ])("marks the day it is in %s", async (timeZone, mark) => {
    render(<Today timeZone={timeZone}>{days}</Today>);
    await waitFor(() => expect(marked()).toBe(mark));
  });

  it("marks no day where the time zone is unknown", async () => {
    const { rerender } = render(<Today timeZone="Europe/Rome">{days}</Today>);
    await waitFor(() => expect(marked()).toBe("Sunday"));
    rerender(<Today timeZone="">{days}</Today>);
    await waitFor(() => expect(marked()).toBeUndefined());
  });

  it("marks the new day of a page that was left open overnight", async () => {
    render(<Today timeZone="Europe/London">{days}</Today>);
    await waitFor(() => expect(marked()).toBe("Saturday"));
    vi.setSystemTime(new Date("2026-11-22T00:01:00Z"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(marked()).toBe("Sunday");
  });

  it("marks no day in the server's HTML, which may be older than the day", () => {
    expect(renderToString(<Today timeZone="Europe/Rome">{days}</Today>)).not.toContain("aria-current");
  });
});
