import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as css from "./OpeningHours.css.ts";
import { Today } from "./Today.client.tsx";

// It is half an hour before midnight in London, and half an hour after it in Rome.
beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T23:30:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const days = (
  <>
    {["Saturday", "Sunday"].map((day) => (
      <p key={day} data-day={day}>
        <span className={css.mark}>Today ({day})</span>
      </p>
    ))}
  </>
);

const marked = () => screen.getAllByText(/Today/).filter((mark) => getComputedStyle(mark).visibility === "visible");

describe("Today", () => {
  it.each([
    ["Europe/London", "Today (Saturday)"],
    ["Europe/Rome", "Today (Sunday)"],
  ])("marks the day it is in %s", (timeZone, mark) => {
    render(<Today timeZone={timeZone}>{days}</Today>);
    expect(marked().map(({ textContent }) => textContent)).toEqual([mark]);
  });

  it("marks no day where the time zone is unknown", () => {
    render(<Today timeZone="">{days}</Today>);
    expect(marked()).toEqual([]);
  });

  it("marks no day in the server's HTML, which may be older than the day", () => {
    expect(renderToString(<Today timeZone="Europe/Rome">{days}</Today>)).not.toContain("data-today");
  });
});
