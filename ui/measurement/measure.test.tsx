import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { visitorStorage } from "../../storage/installed-storage.ts";
import { measure } from "./measure.ts";
import { watchScroll } from "./scroll-depth.ts";

const page = { kind: "city", city: "ROME", currency: "EUR", minPrice: 6.9 };

const beacons: string[] = [];
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  vi.stubGlobal(
    "Blob",
    class {
      readonly parts: readonly string[];
      constructor(parts: readonly string[]) {
        this.parts = parts;
      }
    },
  );
  navigator.sendBeacon = (_address, body) => {
    if (typeof body === "object" && body !== null && "parts" in body) beacons.push(String(body.parts));
    return true;
  };
  Object.defineProperty(navigator, "webdriver", { configurable: true, value: false });
  globalThis.dataLayer = [];
});

afterEach(() => {
  end();
  visitorStorage.choose([]);
  localStorage.clear();
  beacons.length = 0;
  document.head.querySelectorAll("script").forEach((script) => script.remove());
  globalThis.dataLayer = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const entries = () => globalThis.dataLayer ?? [];

function hide(): void {
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  hidden.mockRestore();
}

describe("E16, X24: measuring", () => {
  it("does nothing without consent", () => {
    end = measure(page);
    hide();
    expect([entries(), beacons, localStorage.length]).toEqual([[], [], 0]);
  });

  it("D28, G1: pushes what is known of the page, and then that it was viewed", () => {
    visitorStorage.choose(["measurement"]);
    end = measure(page);
    const known = Object.assign({}, ...entries());
    expect(known).toMatchObject({ isMobile: true, isBot: false, host: location.host, isDev: false });
    expect(known).toMatchObject({ initialCurrency: "EUR", shortcodes: { minPrice: 6.9, bestDiscount: 0 } });
    expect(known.meta).toMatchObject({ city: "ROME", country: "", collectionId: 0, pageType: "city" });
    expect(known.uid).toBe(visitorStorage.read("sandbox-id"));
    expect(entries()).toContainEqual({ event: "page_view" });
  });

  it("H29: sends one report to the site itself, without anything that identifies a visitor", () => {
    visitorStorage.choose(["measurement"]);
    end = measure(page);
    hide();
    hide();
    const depth = expect.any(Number);
    expect(beacons.map((text) => JSON.parse(text))).toEqual([{ kind: "city", device: "phone", depth, vitals: {} }]);
    expect(beacons.join("")).not.toContain(visitorStorage.read("sandbox-id"));
  });

  it("P35: stops when consent is withdrawn, and the number of the visitor is gone", () => {
    visitorStorage.choose(["measurement"]);
    end = measure(page);
    visitorStorage.choose([]);
    const pushed = entries().length;
    hide();
    expect([beacons, entries().length - pushed, Object.keys(localStorage)]).toEqual([[], 0, ["consent"]]);
  });
});

it("D32: the campaign of the address is stored once marketing is allowed", () => {
  const { href } = location;
  history.replaceState(null, "", "/?ci=7&page=2&cm=a%20b");
  end = measure(page);
  expect(sessionStorage.length).toBe(0);
  visitorStorage.choose(["marketing"]);
  expect(visitorStorage.read("attribution")).toBe("ci=7&cm=a+b");
  history.replaceState(null, "", href);
});

describe("H31: a partner's script", () => {
  const script = "https://tags.example/tags.js";
  const loaded = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

  it("loads a second after consent, and then the marker is set", () => {
    end = measure({ ...page, script });
    vi.advanceTimersByTime(10_000);
    expect(loaded()).toEqual([]);
    visitorStorage.choose(["marketing"]);
    vi.advanceTimersByTime(999);
    expect(loaded()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded()).toEqual([script]);
    expect(visitorStorage.read("partner-script")).toBe("");
    fireEvent.load(document.head.querySelector("script") ?? document.body);
    expect(visitorStorage.read("partner-script")).toBe("1");
  });

  it("does not load while the marker is there, or where consent was withdrawn within the second", () => {
    visitorStorage.choose(["marketing"]);
    visitorStorage.write("partner-script", "1");
    end = measure({ ...page, script });
    vi.advanceTimersByTime(1000);
    visitorStorage.choose([]);
    visitorStorage.choose(["marketing"]);
    visitorStorage.choose(["measurement"]);
    vi.advanceTimersByTime(1000);
    expect(loaded()).toEqual([]);
  });
});

describe("E17, J7: scroll depth", () => {
  it("reports 25, 50, 75 and 90 percent, each once", () => {
    const reached: number[] = [];
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(10_000);
    vi.stubGlobal("innerHeight", 1000);
    vi.stubGlobal("scrollY", 0);
    const { deepest, stop } = watchScroll((percent) => reached.push(percent));
    for (const y of [1400, 1500, 6700, 0, 9000]) {
      vi.stubGlobal("scrollY", y);
      fireEvent.scroll(window);
      vi.advanceTimersByTime(200);
    }
    stop();
    vi.restoreAllMocks();
    expect([reached, deepest()]).toEqual([[25, 50, 75, 90], 90]);
  });
});
