import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enhance } from "./Dates.enhance.ts";
import { Dates } from "./Dates.island.tsx";

/** The months of a page, with four days. */
function createPanelMarkup(current = ""): string {
  const days = ["2026-12-01", "2026-12-05", "2026-12-06", "2026-12-09"].map(
    (date) =>
      `<td><a data-day="${date}" href="/rome/?category=2&when=today&first=${date}#l-dates" ${date === current ? "aria-current" : ""}>${date}</a></td>`,
  );
  return `<div data-days="l"><p data-hint="Last day">First day</p><a data-close href="/rome/#l">Close</a>
    <table><tr>${days.join("")}</tr></table></div>`;
}

const respond = vi.fn(
  async (_address: string) => new Response(`<title>Rome</title>${createPanelMarkup("2026-12-05")}`),
);
const assign = vi.fn<(address: string) => void>();
let end = () => {};

/** Whether the browser would follow the last link that was clicked. */
let isLeft = false;
const onClick = (event: Event) => {
  isLeft = !event.defaultPrevented;
  event.preventDefault();
};

/** Starts it on the chip of a page, which may have the months already. */
function start(inline = "") {
  document.body.innerHTML = `<div id="root"><a data-dates href="http://localhost/rome/?choose=dates#l-dates">Choose dates</a>${inline}</div>`;
  const root = document.getElementById("root");
  if (root !== null) end = enhance(root);
}

beforeEach(() => {
  document.addEventListener("click", onClick);
  vi.stubGlobal("fetch", respond);
  vi.stubGlobal("location", { href: "http://localhost/rome/", assign });
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover: vi.fn(),
    hidePopover(this: HTMLElement) {
      this.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" }));
    },
  });
});

afterEach(() => {
  end();
  document.removeEventListener("click", onClick);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  for (const name of ["showPopover", "hidePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const opened = () => document.querySelector("[data-days][popover]");
const open = async () => {
  fireEvent.click(screen.getByText("Choose dates"));
  await waitFor(() => expect(opened()).not.toBeNull());
};
const click = (name: string) => {
  fireEvent.click(screen.getByText(name));
  return isLeft;
};
const current = () => [...document.querySelectorAll("[aria-current]")].map(({ textContent }) => textContent);
const between = () => [...document.querySelectorAll("[data-between]")].map(({ textContent }) => textContent);

it("W148: the months open above the page, with the focus on the chosen day, and are read once", async () => {
  start();
  await open();
  expect(document.activeElement?.textContent).toBe("2026-12-05");
  click("Close");
  expect(opened()).toBeNull();
  await open();
  expect(respond.mock.calls.map(([address]) => address)).toEqual(["http://localhost/rome/?choose=dates#l-dates"]);
});

it("W148: a first day is kept without a request, and days up to the one that is pointed at are marked", async () => {
  start();
  await open();
  expect(click("2026-12-09")).toBe(false);
  expect([current(), screen.getByText("Last day").textContent]).toEqual([["2026-12-09"], "Last day"]);
  fireEvent.mouseOver(screen.getByText("2026-12-01"));
  expect(between()).toEqual(["2026-12-05", "2026-12-06"]);
  expect(respond).toHaveBeenCalledOnce();
});

it.each([
  ["later", "2026-12-09", "from=2026-12-05&to=2026-12-09"],
  ["earlier", "2026-12-01", "from=2026-12-01&to=2026-12-05"],
  ["same", "2026-12-05", "from=2026-12-05&to=2026-12-05"],
])(
  "W148: the %s day as the second one closes the months, and leads to the list of both",
  async (_title, day, expected) => {
    start();
    await open();
    click("2026-12-05");
    const last = screen.getByText<HTMLAnchorElement>(day);
    expect(click(day)).toBe(true);
    expect([last.href, last.dataset["refine"]]).toEqual([
      `http://localhost:3000/rome/?category=2&${expected}#l`,
      "page",
    ]);
    expect(opened()).toBeNull();
  },
);

it("W148: what was begun is lost once the months are closed", async () => {
  start();
  await open();
  click("2026-12-09");
  click("Close");
  await open();
  expect([current(), screen.queryByText("Last day")]).toEqual([["2026-12-05"], null]);
});

it("W148: in the months of a page a range is chosen too, and their links are left to the browser", () => {
  start(createPanelMarkup());
  expect(click("Choose dates")).toBe(true);
  expect(click("Close")).toBe(true);
  click("2026-12-05");
  click("2026-12-06");
  expect(screen.getByText<HTMLAnchorElement>("2026-12-06").href).toMatch(/from=2026-12-05&to=2026-12-06#l$/);
  expect(respond).not.toHaveBeenCalled();
});

it.each([
  ["the server fails", () => new Response("", { status: 503 })],
  ["the page has no months", () => new Response("<p>Rome</p>")],
])("W148: the browser follows the link where %s", async (_title, answer) => {
  respond.mockImplementationOnce(async () => answer());
  start();
  fireEvent.click(screen.getByText("Choose dates"));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("http://localhost/rome/?choose=dates#l-dates"));
});

it("leaves clicks with a key to the browser", () => {
  start();
  fireEvent.click(screen.getByText("Choose dates"), { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(respond).not.toHaveBeenCalled();
});

it("the island renders what works without script", () => {
  const { container } = render(
    <Dates>
      <p>Choose dates</p>
    </Dates>,
  );
  expect(container.querySelector("x-island")?.getAttribute("clicks")).toBe("[data-dates], [data-day]");
});
