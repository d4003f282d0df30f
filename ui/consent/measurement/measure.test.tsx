import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { visitorStorage } from "../storage/installed-storage.ts";
import { measure } from "./measure.ts";
import { watchScroll } from "./scroll-depth.ts";

const script = "https://tags.example/tags.js";
const page = { kind: "city", city: "ROME", currency: "EUR", minPrice: 6.9, script };

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
});

afterEach(() => {
  end();
  visitorStorage.choose(["marketing"]);
  visitorStorage.write("partner-script", "");
  visitorStorage.choose([]);
  localStorage.clear();
  beacons.length = 0;
  document.head.querySelectorAll("script").forEach((element) => element.remove());
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
    end = measure(page, visitorStorage);
    hide();
    expect([globalThis.dataLayer, beacons, localStorage.length]).toEqual([undefined, [], 0]);
  });

  it("fills a data layer for the partner's script, also on the day after it was loaded", () => {
    visitorStorage.choose(["measurement", "marketing"]);
    visitorStorage.write("partner-script", "1");
    end = measure(page, visitorStorage);
    expect(entries()).toContainEqual({ event: "page_view" });
  });

  it("fills a data layer without a partner's script, once measurement is allowed", () => {
    end = measure({ kind: "city" }, visitorStorage);
    expect(globalThis.dataLayer).toBeUndefined();
    visitorStorage.choose(["measurement"]);
    expect(entries()).toContainEqual({ event: "page_view" });
  });

  it.each([
    { top: 64, isPillBarSticky: true },
    { top: 65, isPillBarSticky: true },
    { top: 300, isPillBarSticky: false },
  ])("D28: pills that stay 64 px below the top of the window are sticky at $top px", ({ top, isPillBarSticky }) => {
    document.body.innerHTML = '<nav data-bar="pills" style="position: sticky; top: 64px"></nav>';
    visitorStorage.choose(["measurement"]);
    end = measure(page, visitorStorage);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top));
    fireEvent.scroll(window);
    vi.restoreAllMocks();
    expect(Object.assign({}, ...entries())).toMatchObject({ isPillBarSticky, isSidenavScroll: false });
  });

  it("D28: a staging host is one", () => {
    vi.stubGlobal("location", { host: "stage-www.tessera.example", search: "" });
    visitorStorage.choose(["measurement"]);
    end = measure(page, visitorStorage);
    expect(entries()).toContainEqual({ isStage: true });
  });

  it("D28, G1: pushes what is known of the page, and then that it was viewed", () => {
    document.body.innerHTML = `<form><button name="currency" value="auto"></button><fieldset>
      <button name="currency" value="EUR"></button><button name="currency" value="USD"></button></fieldset></form>`;
    visitorStorage.choose(["measurement"]);
    end = measure(page, visitorStorage);
    const known = Object.assign({}, ...entries());
    expect(known).toMatchObject({ isMobile: true, isBot: false, host: location.host, isDev: false, isStage: false });
    expect(known).toMatchObject({ initialCurrency: "EUR", activeCurrency: "EUR", currencyList: ["EUR", "USD"] });
    expect(known).toMatchObject({ isGDPRCompliant: true, countryCode: "US", isPillBarSticky: false });
    expect(known.shortcodes).toEqual({ minPrice: 6.9, bestDiscount: 0 });
    expect(known.meta).toMatchObject({ city: "ROME", country: "", collectionId: 0, pageType: "city" });
    expect(known.uid).toBe(visitorStorage.read("sandbox-id"));
    expect(entries()).toContainEqual({ event: "page_view" });
  });

  it.each([
    ["A1: City guide", "A1: City guide"],
    [undefined, ""],
  ])("D24: the data layer has the collection type %s as %j", (collectionType, mbType) => {
    visitorStorage.choose(["measurement"]);
    end = measure({ ...page, collectionType }, visitorStorage);
    expect(Object.assign({}, ...entries()).meta).toMatchObject({ mbType });
  });

  it("H29: sends one report to the site itself, without anything that identifies a visitor", () => {
    visitorStorage.choose(["measurement"]);
    end = measure(page, visitorStorage);
    hide();
    hide();
    const depth = expect.any(Number);
    expect(beacons.map((text) => JSON.parse(text))).toEqual([{ kind: "city", device: "phone", depth, vitals: {} }]);
    expect(beacons.join("")).not.toContain(visitorStorage.read("sandbox-id"));
  });

  it("E16, E17: goes on after the report: a visitor comes back to the page", () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(10_000);
    vi.stubGlobal("innerHeight", 1000);
    visitorStorage.choose(["measurement"]);
    end = measure(page, visitorStorage);
    hide();
    vi.stubGlobal("scrollY", 1500);
    fireEvent.scroll(window);
    vi.restoreAllMocks();
    expect([entries().at(-1), beacons.length]).toEqual([{ event: "scroll", percent: 25 }, 1]);
  });

  it("P35: a scroll that was throttled is not pushed once consent is withdrawn", () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(10_000);
    vi.stubGlobal("innerHeight", 1000);
    visitorStorage.choose(["measurement"]);
    end = measure(page, visitorStorage);
    fireEvent.scroll(window);
    vi.stubGlobal("scrollY", 1500);
    fireEvent.scroll(window);
    visitorStorage.choose([]);
    vi.advanceTimersByTime(1000);
    vi.restoreAllMocks();
    expect(entries()).not.toContainEqual({ event: "scroll", percent: 25 });
  });

  it.each([
    ["https://book.example/7/", [{ event: "exit", host: "book.example" }]],
    ["mailto:help@tessera.example", []],
    ["tel:+4930123", []],
    ["/rome/", []],
  ])("a click on %s pushes %j", (address, pushed) => {
    document.body.innerHTML = `<a href="${address}">Go</a>`;
    visitorStorage.choose(["measurement"]);
    end = measure(page, visitorStorage);
    const before = entries().length;
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(document.body.querySelector("a") ?? document.body);
    expect(entries().slice(before)).toEqual(pushed);
  });

  it("C19: pushes what an island says was used, with consent alone", () => {
    const use = () => dispatchEvent(new CustomEvent("used", { detail: "scroll-to-top" }));
    end = measure(page, visitorStorage);
    use();
    visitorStorage.choose(["measurement"]);
    use();
    visitorStorage.choose([]);
    use();
    expect(entries().filter((entry) => "event" in entry && entry.event === "scroll-to-top")).toHaveLength(1);
  });

  it("P35: stops when consent is withdrawn in another tab", () => {
    visitorStorage.choose(["measurement"]);
    end = measure(page, visitorStorage);
    localStorage.setItem("consent", `${Date.now() + 1000} none`);
    dispatchEvent(new Event("storage"));
    const pushed = entries().length;
    hide();
    expect([beacons, entries().length - pushed, Object.keys(localStorage)]).toEqual([[], 0, ["consent"]]);
  });

  it("P35: stops when consent is withdrawn, and the number of the visitor is gone", () => {
    visitorStorage.choose(["measurement"]);
    end = measure(page, visitorStorage);
    visitorStorage.choose([]);
    const pushed = entries().length;
    hide();
    expect([beacons, entries().length - pushed, Object.keys(localStorage)]).toEqual([[], 0, ["consent"]]);
  });
});

it("D32: the campaign of the address is stored once marketing is allowed", () => {
  const { href } = location;
  history.replaceState(null, "", "/?ci=7&page=2&cm=a%20b");
  end = measure(page, visitorStorage);
  expect(sessionStorage.length).toBe(0);
  visitorStorage.choose(["marketing"]);
  expect(visitorStorage.read("attribution")).toBe("ci=7&cm=a+b");
  history.replaceState(null, "", href);
});

describe("H31: a partner's script", () => {
  const loaded = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

  it("loads once where two choices follow each other, a second after the last", () => {
    end = measure(page, visitorStorage);
    visitorStorage.choose(["marketing"]);
    vi.advanceTimersByTime(500);
    visitorStorage.choose(["marketing"]);
    vi.advanceTimersByTime(999);
    expect(loaded()).toEqual([]);
    vi.advanceTimersByTime(1);
    visitorStorage.choose(["marketing"]);
    vi.advanceTimersByTime(10_000);
    expect(loaded()).toEqual([script]);
  });

  it("loads a second after consent, and then the marker is set", () => {
    end = measure(page, visitorStorage);
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
    end = measure(page, visitorStorage);
    vi.advanceTimersByTime(1000);
    visitorStorage.choose([]);
    visitorStorage.choose(["marketing"]);
    visitorStorage.choose(["measurement"]);
    vi.advanceTimersByTime(1000);
    expect(loaded()).toEqual([]);
  });
});

describe("P35: a withdrawal", () => {
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    reload.mockReset();
    vi.stubGlobal("location", { host: "www.tessera.example", search: "", reload });
    visitorStorage.choose(["measurement", "marketing"]);
    end = measure(page, visitorStorage);
  });

  it("reloads a page that has a partner's script, and removes what that stores until then", () => {
    vi.advanceTimersByTime(1000);
    visitorStorage.choose(["measurement"]);
    localStorage.setItem("_partner", "1");
    dispatchEvent(new Event("pagehide"));
    expect([reload.mock.calls.length, Object.keys(localStorage).sort()]).toEqual([1, ["consent", "sandbox-id"]]);
  });

  it("reloads no page without one, nor where marketing stays allowed", () => {
    visitorStorage.choose([]);
    visitorStorage.choose(["marketing"]);
    vi.advanceTimersByTime(1000);
    visitorStorage.choose(["measurement", "marketing"]);
    localStorage.setItem("_partner", "1");
    dispatchEvent(new Event("pagehide"));
    expect([reload.mock.calls, localStorage.getItem("_partner")]).toEqual([[], "1"]);
    localStorage.removeItem("_partner");
  });
});

describe("E17, J7: scroll depth", () => {
  it("reports 25, 50, 75 and 90 percent, each once", () => {
    const reached: number[] = [];
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(10_000);
    vi.stubGlobal("innerHeight", 1000);
    vi.stubGlobal("scrollY", 0);
    const ending = new AbortController();
    const deepest = watchScroll((percent) => reached.push(percent), ending.signal);
    for (const y of [1400, 1500, 6700, 0, 9000]) {
      vi.stubGlobal("scrollY", y);
      fireEvent.scroll(window);
      vi.advanceTimersByTime(200);
    }
    ending.abort();
    vi.restoreAllMocks();
    expect([reached, deepest()]).toEqual([[25, 50, 75, 90], 90]);
  });
});
