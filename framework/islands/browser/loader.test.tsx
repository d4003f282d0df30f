import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

/** Elements that the loader observes, and a function that brings each into view. */
const observed: { readonly element: Element; readonly show: () => void }[] = [];

// jsdom has neither layout nor idle time.
vi.stubGlobal(
  "IntersectionObserver",
  class {
    readonly #callback: (entries: readonly object[]) => void;
    constructor(callback: (entries: readonly object[]) => void) {
      this.#callback = callback;
    }
    observe(element: Element) {
      observed.push({ element, show: () => this.#callback([{ isIntersecting: true, target: element }]) });
    }
  },
);

const logged = vi.spyOn(console, "error").mockReturnValue();
const started = vi.fn<(element: Element, data: unknown) => unknown>();
Object.assign(globalThis, { started });

const toModuleUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const working = toModuleUrl(
  'const start = (element, data) => globalThis.started(element, data); export { start as "maps/Map" };',
);
const broken = toModuleUrl('throw new Error("broken");');

function island({ when = "touched", src = working, clicks = "", inside = "" }): HTMLElement {
  const element = document.createElement("x-island");
  for (const [name, value] of Object.entries({ name: "maps/Map", when, src, props: '{"a":1}' }))
    element.setAttribute(name, value);
  if (clicks !== "") element.setAttribute("clicks", clicks);
  element.innerHTML = `<a href="#there">open</a><p>text</p>${inside}`;
  document.body.append(element);
  return element;
}

const link = (element: Element) => element.querySelector<HTMLElement>("a") ?? document.body;
const settled = () => expect.poll(() => started).toHaveBeenCalled();

beforeAll(() => import("./loader.ts"));
beforeEach(() => {
  started.mockReset();
  logged.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

describe("an island starts with its data", () => {
  it("once it is in view", async () => {
    const element = island({ when: "visible" });
    expect(started).not.toHaveBeenCalled();
    observed.find((one) => one.element === element)?.show();
    await settled();
    expect(started).toHaveBeenCalledWith(element, { a: 1 });
  });

  it("when the browser is idle", async () => {
    const element = island({ when: "idle" });
    await settled();
    expect(started).toHaveBeenCalledWith(element, { a: 1 });
  });

  it("X10: when the browser is idle, once a page that was rendered in advance is seen", async () => {
    const idle = vi.fn((run: () => void) => run());
    vi.stubGlobal("requestIdleCallback", idle);
    Object.assign(document, { prerendering: true });
    const element = island({ when: "idle" });
    expect(idle).not.toHaveBeenCalled();
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event("prerenderingchange"));
    await settled();
    expect(started).toHaveBeenCalledWith(element, { a: 1 });
    Reflect.deleteProperty(document, "prerendering");
    Reflect.deleteProperty(globalThis, "requestIdleCallback");
  });

  it.each(["focusin", "change", "beforematch"])("at %s within it, and only once", async (type) => {
    const element = island({});
    link(element).dispatchEvent(new Event(type, { bubbles: true }));
    link(element).dispatchEvent(new Event(type, { bubbles: true }));
    await settled();
    expect(started).toHaveBeenCalledOnce();
  });

  it("with the island around it", async () => {
    const element = island({
      inside: `<x-island name="maps/Map" when="touched" src='${working}' props="{}"><b>b</b></x-island>`,
    });
    element.querySelector("b")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    await expect.poll(() => started).toHaveBeenCalledTimes(2);
  });

  it("when the fragment of the address is in it", async () => {
    const element = island({ inside: '<p id="ziel ü">there</p>' });
    history.replaceState(null, "", "#ziel%20%C3%BC");
    dispatchEvent(new HashChangeEvent("hashchange"));
    await settled();
    expect(started).toHaveBeenCalledWith(element, { a: 1 });
    history.replaceState(null, "", "#%");
    expect(() => dispatchEvent(new HashChangeEvent("hashchange"))).not.toThrow();
  });
});

describe("a click", () => {
  it("on what the island handles waits for it, and is repeated", async () => {
    const clicked: boolean[] = [];
    started.mockImplementation((element) => {
      link(element).addEventListener("click", (event) => {
        event.preventDefault();
        clicked.push(true);
      });
    });
    const element = island({ clicks: "a" });
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    link(element).dispatchEvent(event);
    expect([event.defaultPrevented, clicked]).toEqual([true, []]);
    await expect.poll(() => clicked).toEqual([true]);
  });

  it.each<[string, { readonly clicks?: string; readonly init?: MouseEventInit }]>([
    ["on anything else", { clicks: "button" }],
    ["in an island that handles none", {}],
    ["that opens a window", { clicks: "a", init: { ctrlKey: true } }],
  ])("%s is the browser's", async (_name, { clicks = "", init = {} }) => {
    const element = island({ clicks });
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    link(element).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await settled();
  });
});

it("an island that fails to load leaves its HTML and its links, and is logged once", async () => {
  const element = island({ src: broken, clicks: "a" });
  const html = element.innerHTML;
  link(element).click();
  await expect.poll(() => location.hash).toBe("#there");
  link(element).click();
  expect(element.innerHTML).toBe(html);
  expect(logged).toHaveBeenCalledOnce();
});
