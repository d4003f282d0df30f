import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sliceElements } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";
import type { TabsProps } from "./tab-item.ts";
import { enhance } from "./Tabs.enhance.ts";

const tabs = [
  { id: "about", label: "About", content: <p>A lamp is lit.</p> },
  { id: "cast", label: "Cast", content: <p id="director">Jonas Vale</p> },
  { id: "venue", label: "Venue", content: <p>700 seats</p> },
];

const html = renderToStaticMarkup(sliceElements(definition, { primary: { label: "About the show" }, members: tabs }));

let end = () => {};

/** Runs the enhancer on the server's HTML, as the loader does. */
function start(direction: TabsProps["direction"] = "ltr"): void {
  document.body.innerHTML = html;
  const root = document.querySelector("x-island");
  if (!(root instanceof HTMLElement)) throw new Error("there is no island");
  end = enhance(root, { direction });
}

const selectedTab = () => screen.getByRole("tab", { selected: true }).textContent;
const openPanels = () => [...document.querySelectorAll("tab-panel:not([hidden])")].map(({ id }) => id);

function press(...keys: readonly string[]) {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

let scrolledTo: Element[] = [];

// jsdom has no layout, and therefore no scrolling.
beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this);
  };
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

describe("Tabs", () => {
  it("is a tab list with its first panel open", () => {
    start();
    expect(screen.getByRole("tablist", { name: "About the show" })).toBeTruthy();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["About", "Cast", "Venue"]);
    expect(selectedTab()).toBe("About");
    expect(screen.getByRole("tabpanel", { name: "About" }).textContent).toBe("AboutA lamp is lit.");
    expect(openPanels()).toEqual(["about"]);
  });

  it("opens the panel of a tab that is clicked, and sets the fragment", () => {
    start();
    const before = history.length;
    fireEvent.click(screen.getByRole("tab", { name: "Venue" }));
    expect([selectedTab(), openPanels()]).toEqual(["Venue", ["venue"]]);
    expect(location.hash).toBe("#venue");
    expect(history.length).toBe(before);
  });

  it.each(["altKey", "ctrlKey", "metaKey"])("leaves arrows with %s to the browser", (held) => {
    start();
    const tab = screen.getByRole("tab", { name: "About" });
    expect(fireEvent.keyDown(tab, { key: "ArrowRight", [held]: true })).toBe(true);
    expect(selectedTab()).toBe("About");
  });

  it("ignores a click that opens a new window", () => {
    start();
    fireEvent.click(screen.getByRole("tab", { name: "Venue" }), { ctrlKey: true });
    expect(selectedTab()).toBe("About");
  });

  it.each([
    ["ltr", ["ArrowRight"], "Cast"],
    ["ltr", ["ArrowLeft"], "Venue"],
    ["ltr", ["End", "ArrowRight"], "About"],
    ["ltr", ["End", "Home"], "About"],
    ["rtl", ["ArrowLeft"], "Cast"],
    ["rtl", ["ArrowRight"], "Venue"],
  ] as const)("selects and focuses by key (%s, %j)", (direction, keys, name) => {
    start(direction);
    screen.getByRole("tab", { name: "About" }).focus();
    press(...keys);
    expect(selectedTab()).toBe(name);
    expect(document.activeElement?.textContent).toBe(name);
  });

  it("has one tab in the order of the Tab key", () => {
    start();
    fireEvent.click(screen.getByRole("tab", { name: "Cast" }));
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });

  it.each([
    ["#venue", "Venue", "venue"],
    ["#director", "Cast", "director"],
  ])("opens the panel that contains %s, and scrolls there", (hash, name, id) => {
    history.replaceState(null, "", hash);
    start();
    expect(selectedTab()).toBe(name);
    expect(scrolledTo).toEqual([document.getElementById(id)]);
  });

  it.each(["#elsewhere", "#%"])("ignores the fragment %s", (hash) => {
    history.replaceState(null, "", hash);
    start();
    expect(selectedTab()).toBe("About");
    expect(scrolledTo).toEqual([]);
  });

  it("follows a link elsewhere on the page", () => {
    start();
    history.replaceState(null, "", "#cast");
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(selectedTab()).toBe("Cast");
  });

  it("opens the panel in which a search found something", () => {
    start();
    const panel = document.getElementById("venue");
    panel?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    expect(selectedTab()).toBe("Venue");
  });
});

describe("Tabs that a browser has changed before their code was there", () => {
  it("stay at the panel that a search or a link has opened", () => {
    start();
    end();
    document.getElementById("venue")?.removeAttribute("hidden");
    const root = document.querySelector("x-island");
    if (root instanceof HTMLElement) end = enhance(root, { direction: "ltr" });
    expect([selectedTab(), openPanels()]).toEqual(["Venue", ["venue"]]);
  });
});

describe("Tabs without script", () => {
  it("are links to panels that are all in the page, the first one open", () => {
    document.body.innerHTML = html;
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#about", "#cast", "#venue"]);
    const panels = [...document.querySelectorAll("tab-panel")];
    expect(panels.map((panel) => panel.getAttribute("hidden"))).toEqual([null, "until-found", "until-found"]);
    expect(panels.map((panel) => panel.lastChild?.textContent)).toEqual(["A lamp is lit.", "Jonas Vale", "700 seats"]);
  });

  it("have the server's panels once there is script", () => {
    start();
    const panels = [...document.querySelectorAll("tab-panel")];
    expect(panels.map((panel) => panel.hasAttribute("hidden"))).toEqual([false, true, true]);
    expect(panels.map((panel) => panel.getAttribute("aria-labelledby"))).toEqual([
      "about-tab",
      "cast-tab",
      "venue-tab",
    ]);
    expect(selectedTab()).toBe("About");
  });
});
