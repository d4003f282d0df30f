import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createVisitorStorage, type VisitorStorage } from "./visitor-storage.ts";

const day = 86_400_000;

let visitorStorage: VisitorStorage;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) });
  visitorStorage = createVisitorStorage();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe("P35, D32: without a choice", () => {
  it("only the essential is allowed", () => {
    expect((["essential", "measurement", "marketing"] as const).map(visitorStorage.allows)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("a write that needs consent is refused, and leaves nothing", () => {
    expect(visitorStorage.write("attribution", "ci=7")).toBe(false);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it("a cookie is read by its whole name, whose dots are dots", () => {
    document.cookie = "io-prismic-preview=1; Path=/";
    document.cookie = "last-currency=USD; Path=/";
    expect([visitorStorage.read("io.prismic.preview"), visitorStorage.read("currency")]).toEqual(["", ""]);
    document.cookie = "currency=EUR; Path=/";
    expect(visitorStorage.read("currency")).toBe("EUR");
    visitorStorage.choose([]);
    visitorStorage.write("currency", "");
    expect(document.cookie).toBe("");
  });

  it("what was stored by other means is not read", () => {
    sessionStorage.setItem("attribution", "0 ci=7");
    expect(visitorStorage.read("attribution")).toBe("");
  });
});

describe("P35: with Global Privacy Control", () => {
  beforeEach(() => void Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true }));
  afterEach(() => void Reflect.deleteProperty(navigator, "globalPrivacyControl"));

  it("everything but the essential is denied, as if the visitor had chosen that", () => {
    expect([visitorStorage.read("consent"), visitorStorage.allows("measurement")]).toEqual(["none", false]);
    expect(localStorage.length).toBe(0);
  });

  it("a choice in the settings counts", () => {
    visitorStorage.choose(["measurement"]);
    expect(["measurement", "marketing"].map((name) => visitorStorage.read("consent").includes(name))).toEqual([
      true,
      false,
    ]);
  });
});

describe("P35: a choice", () => {
  it("allows its categories alone, and is announced once it counts", () => {
    const seen: boolean[] = [];
    addEventListener("consent", () => seen.push(visitorStorage.allows("marketing")), { once: true });
    visitorStorage.choose(["marketing"]);
    expect([seen, visitorStorage.allows("measurement")]).toEqual([[true], false]);
    expect(visitorStorage.write("attribution", "ci=7&cm=a b")).toBe(true);
    expect(visitorStorage.read("attribution")).toBe("ci=7&cm=a b");
  });

  it.each(["storage", "pageshow"])("in another tab counts here too, at %s", (type) => {
    visitorStorage.choose(["marketing"]);
    visitorStorage.write("attribution", "ci=7");
    const announced = vi.fn<() => void>();
    // The storages of earlier tests follow too.
    dispatchEvent(new Event(type));
    addEventListener("consent", announced);
    dispatchEvent(new Event(type));
    expect(announced).not.toHaveBeenCalled();
    localStorage.setItem("consent", `${Date.now() + day} none`);
    dispatchEvent(new Event(type));
    removeEventListener("consent", announced);
    expect([announced.mock.calls.length > 0, sessionStorage.length]).toEqual([true, 0]);
  });

  it("that the browser can't store allows nothing, and is known to have failed", () => {
    expect(visitorStorage.choose(["marketing"])).toBe(true);
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect([visitorStorage.choose(["measurement"]), visitorStorage.read("consent")]).toEqual([false, ""]);
    full.mockRestore();
  });

  it("of nothing is a choice too", () => {
    visitorStorage.choose([]);
    expect([visitorStorage.read("consent"), visitorStorage.allows("measurement")]).toEqual(["none", false]);
  });

  it("ends after half a year, and what it allowed is removed", () => {
    visitorStorage.choose(["marketing"]);
    visitorStorage.write("attribution", "ci=7");
    vi.setSystemTime(Date.now() + 180 * day);
    expect([visitorStorage.read("consent"), visitorStorage.read("attribution")]).toEqual(["", ""]);
    createVisitorStorage();
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it("that withdraws removes all that was set, also by scripts of others, but for what is essential", () => {
    visitorStorage.choose(["measurement", "marketing"]);
    visitorStorage.write("attribution", "ci=7");
    localStorage.setItem("_partner", "1");
    document.cookie = "_partner=1; Path=/";
    document.cookie = "currency=EUR; Path=/";
    visitorStorage.choose([]);
    expect(document.cookie).toBe("currency=EUR");
    expect([Object.keys(localStorage), sessionStorage.length]).toEqual([["consent"], 0]);
    document.cookie = "currency=; Path=/; Max-Age=0";
  });
});

it("D32: an empty value removes an item", () => {
  visitorStorage.choose(["marketing"]);
  visitorStorage.write("attribution", "ci=7");
  visitorStorage.write("attribution", "");
  expect(sessionStorage.length).toBe(0);
});

it("a browser that stores nothing refuses, and nothing is thrown", () => {
  const refusing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(visitorStorage.write("consent", "none")).toBe(false);
  visitorStorage.choose(["measurement"]);
  expect(visitorStorage.allows("measurement")).toBe(false);
  refusing.mockRestore();
});
