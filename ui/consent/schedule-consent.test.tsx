import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { visitorStorage } from "../../storage/installed-storage.ts";
import { storageKeys } from "../../storage/storage-keys.ts";
import { scheduleConsent } from "./schedule-consent.ts";

const started = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<x-island name="consent/Consent"></x-island>';
  document.body.addEventListener("start", started);
});

afterEach(() => {
  document.body.removeEventListener("start", started);
  started.mockReset();
  localStorage.clear();
  vi.useRealTimers();
});

/** Parses the page so many milliseconds after its start. */
function parsePage(ms: number): void {
  scheduleConsent(3000);
  vi.spyOn(performance, "now").mockReturnValue(ms);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  vi.restoreAllMocks();
}

it("C20, J7: the banner loads 3000 ms after the start of a page", () => {
  parsePage(400);
  vi.advanceTimersByTime(2599);
  expect(started).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(started).toHaveBeenCalledOnce();
});

it("P35, E16: what consent allows loads at once", () => {
  visitorStorage.choose(["measurement"]);
  parsePage(400);
  vi.advanceTimersByTime(0);
  expect(started).toHaveBeenCalledOnce();
});

it("P35: consent that has ended is requested again", () => {
  visitorStorage.choose(["measurement"]);
  vi.setSystemTime(Date.now() + storageKeys.consent.seconds * 1000);
  parsePage(0);
  vi.advanceTimersByTime(2999);
  expect(started).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(started).toHaveBeenCalledOnce();
});

it("C20: once all was denied nothing loads", () => {
  visitorStorage.choose([]);
  parsePage(0);
  vi.advanceTimersByTime(60_000);
  expect(started).not.toHaveBeenCalled();
});

it("C20: a page that was rendered in advance starts when it is shown", () => {
  const advance = vi.fn(() => true);
  Object.defineProperty(document, "prerendering", { configurable: true, get: advance });
  parsePage(0);
  vi.advanceTimersByTime(60_000);
  expect(started).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  vi.advanceTimersByTime(3000);
  expect(started).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, "prerendering");
});
