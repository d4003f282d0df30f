import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enhance } from "./Sheets.enhance.ts";

/** Calls of the browser's functions for popovers, which jsdom lacks. */
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  document.body.innerHTML = `<div id="root">
    <div id="booking"><a id="seats-link" href="#seats">Choose seats</a><a id="time-link" href="#starts">Choose a time</a>
      <ul id="starts"></ul></div><div id="dates"></div><div id="inline"></div></div><section id="seats"></section>`;
  for (const id of ["booking", "dates", "inline"]) {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`no element ${id}`);
    const popover = id === "inline" ? null : "auto";
    const [showPopover, hidePopover] = [() => calls.push(`show ${id}`), () => calls.push(`hide ${id}`)];
    Object.assign(element, { showPopover, hidePopover });
    Object.defineProperty(element, "popover", { value: popover });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
  location.hash = "";
});

/** Starts the panel at an address, whose sheets are closed or shown as parts of a wide page. */
function start(hash: string, display: "none" | "grid" = "none"): () => void {
  location.hash = hash;
  vi.spyOn(window, "getComputedStyle").mockReturnValue(Object.assign(document.createElement("i").style, { display }));
  const root = document.getElementById("root");
  if (root === null) throw new Error("no root");
  return enhance(root);
}

describe("W149: the sheet of an address", () => {
  it.each([
    ["#booking", "none", ["show booking"]],
    ["#dates", "none", ["show dates"]],
    ["#booking", "grid", []],
    ["#inline", "none", []],
    ["#nothing", "none", []],
    ["", "none", []],
  ] as const)("%s is opened where it is a closed sheet: display %s → %j", (hash, display, expected) => {
    start(hash, display)();
    expect(calls).toEqual(expected);
  });
});

describe("W149: a link in an open sheet", () => {
  const click = (id: string) => {
    const link = document.getElementById(id);
    const booking = document.getElementById("booking");
    if (link === null || booking === null) throw new Error(`no link ${id}`);
    // jsdom does not know `:popover-open`.
    const closest = (selector: string) => HTMLElement.prototype.closest.call(link, selector);
    link.closest = (selector: string) => (selector === ":popover-open" ? booking : closest(selector));
    link.click();
  };

  it("closes it where it leads out of it", () => {
    const end = start("");
    click("seats-link");
    expect(calls).toEqual(["hide booking"]);
    end();
  });

  it("leaves it open where it leads to a part of it", () => {
    const end = start("");
    click("time-link");
    expect(calls).toEqual([]);
    end();
  });
});
