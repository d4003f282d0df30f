import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { enhance } from "./Refine.enhance.ts";
import { Refine } from "./Refine.island.tsx";

/** Returns a page with a listing as the server sends it. */
function createListingMarkup(count: string, cards: readonly number[] = [1]): string {
  return `<title>Rome ${count}</title><style>p {}</style>
    <div data-listing="l">
      <a data-refine href="/rome/?when=today">Today</a>
      <a data-refine="page" href="/rome/?page=2">2</a>
      <a data-refine="more" href="/rome/?limit=48">More</a>
      <form action="/rome/#l">
        <details name="f" data-facet="category"><summary>Category</summary><input type="radio" name="category" value="1"></details>
        <details name="f" data-facet="flags"><summary>Flags</summary><fieldset><input type="checkbox" name="flags" value="new" aria-label="New"></fieldset></details>
        <select name="sort"><option value="" selected>Popularity</option><option value="price">Price</option></select>
        <button>Show results</button>
      </form>
      <p data-count tabindex="-1" id="count">${count}</p>
      ${cards.map((card) => `<article data-product="${card}"><a href="/p${card}/">P${card}</a></article>`).join("")}
    </div>`;
}

const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
let stop = () => {};
const fetched = vi.fn<(address: string) => void>();

/** Starts a page on which each address leads to another listing. */
function start(answer: (address: string) => string | undefined, prepare = () => {}) {
  vi.stubGlobal("fetch", async (address: string) => {
    fetched(address);
    const html = answer(address);
    return new Response(html ?? "", { status: html === undefined ? 503 : 200 });
  });
  vi.stubGlobal("location", { href: "http://localhost/rome/", search: "", assign, reload });
  document.body.innerHTML = `<div id="root">${createListingMarkup("46 experiences").replace(/<title>.*<\/style>/s, "")}</div>`;
  const root = document.querySelector<HTMLElement>("#root");
  if (root === null) throw new Error("no root");
  prepare();
  stop = enhance(root, { listing: "l" });
  return { root, stop };
}

/** Responds to each request as after a redirect to `url`. */
function redirectTo(url: string) {
  const { fetch: first } = globalThis;
  vi.stubGlobal("fetch", async (address: string) =>
    Object.defineProperties(await first(address), { redirected: { value: true }, url: { value: url } }),
  );
}

const shown = () =>
  [...document.querySelectorAll("[data-listing]:not([hidden]) [data-count]")].map((each) => each.textContent);

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("another view of a listing", () => {
  it("C14: replaces the listing, announces its count, and has its address, title and styles", async () => {
    start(() => createListingMarkup("12 experiences"));
    const push = vi.spyOn(history, "pushState");
    fireEvent.click(screen.getByText("Today"));
    await waitFor(() => expect(shown()).toEqual(["12 experiences"]));
    expect(screen.getByRole("status").textContent).toBe("12 experiences");
    expect(document.title).toBe("Rome 12 experiences");
    expect([...document.head.querySelectorAll("style")].map(({ textContent }) => textContent)).toContain("p {}");
    expect(String(push.mock.lastCall?.[2])).toContain("/rome/?when=today");
    expect(document.querySelectorAll("#count")).toHaveLength(1);
  });

  it("lets the page's other languages, its choice of currency and its hero follow", async () => {
    const shell = (query: string, current = "") =>
      `<header><a hreflang="de" href="/de/rome/${query}">Deutsch</a><input type="hidden" name="to" value="/rome/${query}">
      <a data-lead href="/rome/?category=2" ${current}>Of the hero</a></header>`;
    start(
      () => `${shell("?when=today", 'aria-current="true"')}${createListingMarkup("12 experiences")}`,
      () => document.body.insertAdjacentHTML("afterbegin", shell("")),
    );
    fireEvent.click(screen.getByText("Today"));
    await waitFor(() => expect(shown()).toEqual(["12 experiences"]));
    expect(screen.getByText("Deutsch").getAttribute("href")).toBe("/de/rome/?when=today");
    expect(document.querySelector<HTMLInputElement>("[name=to]")?.value).toBe("/rome/?when=today");
    expect(screen.getByText("Of the hero").getAttribute("aria-current")).toBe("true");
  });

  it("C14: keeps the focus on the control that was used", async () => {
    start(() => createListingMarkup("12 experiences"));
    const radio = screen.getByRole<HTMLInputElement>("radio");
    radio.focus();
    fireEvent.click(radio);
    await waitFor(() => expect(shown()).toEqual(["12 experiences"]));
    expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/\/rome\/\?category=1#l$/));
    expect(document.activeElement?.closest("[hidden]")).toBeNull();
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
  });

  it("B6: after another page the focus is on the count, after more products on the first that is new", async () => {
    start((address) =>
      address.includes("limit") ? createListingMarkup("more", [1, 2]) : createListingMarkup("page 2"),
    );
    fireEvent.click(screen.getByText("2"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("page 2"));
    fireEvent.click(screen.getAllByText("More").at(-1) ?? document.body);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("P2"));
    expect(document.querySelectorAll("[data-listing]")).toHaveLength(2);
  });

  it.each([
    ["the server fails", () => undefined],
    ["the page has no such listing", () => "<p>Rome</p>"],
  ])("is left to the browser when %s", async (_title, answer) => {
    start(answer);
    fireEvent.click(screen.getByText("Today"));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining("/rome/?when=today")));
    expect(shown()).toEqual(["46 experiences"]);
  });

  it("B9: goes where a redirect of the choice leads, also if that page has the same listing", async () => {
    start(() => createListingMarkup("12 experiences"));
    redirectTo("http://localhost/florence/");
    fireEvent.click(screen.getByText("Today"));
    await waitFor(() => expect(assign.mock.calls).toEqual([["http://localhost/florence/"]]));
    expect([shown(), reload.mock.calls]).toEqual([["46 experiences"], []]);
  });

  it("B9: a redirect to another query of the page shows its listing", async () => {
    start(() => createListingMarkup("12 experiences"));
    redirectTo("http://localhost/rome/?when=2026-12-01");
    fireEvent.click(screen.getByText("Today"));
    await waitFor(() => expect(shown()).toEqual(["12 experiences"]));
    expect(assign).not.toHaveBeenCalled();
  });

  it("loads the page again when the server fails after a step back: its address is there already", async () => {
    start(() => undefined);
    Object.assign(location, { href: "http://localhost/rome/?page=2#l", search: "?page=2" });
    fireEvent(window, new PopStateEvent("popstate"));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(assign).not.toHaveBeenCalled();
  });

  it("shows the last of two choices, whichever is read first", async () => {
    const pending: (() => void)[] = [];
    start((address) => createListingMarkup(address));
    const { fetch: first } = globalThis;
    vi.stubGlobal("fetch", async (address: string, { signal }: { readonly signal: AbortSignal }) => {
      if (address.includes("today")) await new Promise<void>((resolve) => void pending.push(resolve));
      signal.throwIfAborted();
      return first(address);
    });
    fireEvent.click(screen.getByText("Today"));
    fireEvent.click(screen.getByText("2"));
    await waitFor(() => expect(shown().join()).toContain("page=2"));
    for (const resolve of pending) resolve();
    await new Promise((resolve) => void setTimeout(resolve));
    expect(shown().join()).toContain("page=2");
    expect(assign).not.toHaveBeenCalled();
  });

  it("C14: shows what was chosen before its code was there", async () => {
    start(
      () => createListingMarkup("12 experiences"),
      () => fireEvent.click(screen.getByRole("radio")),
    );
    await waitFor(() => expect(shown()).toEqual(["12 experiences"]));
    expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/\?category=1#l$/));
  });

  it("P5: shows a sort that was chosen before its code was there", async () => {
    start(
      () => createListingMarkup("12 experiences"),
      () => fireEvent.change(screen.getByRole("combobox"), { target: { value: "price" } }),
    );
    await waitFor(() => expect(shown()).toEqual(["12 experiences"]));
    expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/\?sort=price#l$/));
  });

  it("C14: a panel stays open while its choices are made, and the focus in it", async () => {
    start(() => createListingMarkup("12 experiences"));
    screen.getByText("Category").closest("details")?.setAttribute("open", "");
    fireEvent.click(screen.getByRole("radio"));
    await waitFor(() => expect(shown()).toEqual(["12 experiences"]));
    expect(document.activeElement?.closest("details")?.open).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(document.activeElement?.textContent).toBe("Category");
    expect(document.querySelectorAll("[data-listing]:not([hidden]) details[open]")).toHaveLength(0);
  });

  it("C14: a click beside an open panel closes it, a click in it does not", () => {
    start(() => createListingMarkup("12 experiences"));
    const panel = screen.getByText("Flags").closest("details");
    if (panel !== null) panel.open = true;
    fireEvent.click(panel?.querySelector("fieldset") ?? document.body);
    expect(panel?.open).toBe(true);
    fireEvent.click(document.body);
    expect(panel?.open).toBe(false);
  });

  it("C14: an open panel closes once the focus leaves it: it covers what follows", () => {
    start(() => createListingMarkup("12 experiences"));
    const panel = screen.getByText("Flags").closest("details");
    if (panel !== null) panel.open = true;
    screen.getByLabelText("New").focus();
    expect(panel?.open).toBe(true);
    screen.getByText("More").focus();
    expect(panel?.open).toBe(false);
  });

  it("C14: once a form is sent its panels are closed, and the focus is on the count", async () => {
    start(() => createListingMarkup("12 experiences"));
    screen.getByText("Flags").closest("details")?.setAttribute("open", "");
    fireEvent.click(screen.getByText("Show results"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("12 experiences"));
    expect(document.querySelectorAll("[data-listing]:not([hidden]) details[open]")).toHaveLength(0);
  });

  it("leaves clicks with a key to the browser", () => {
    start(() => createListingMarkup("12 experiences"));
    const isLeft = fireEvent.click(screen.getByText("Today"), { ctrlKey: true });
    expect([isLeft, fetched.mock.calls]).toEqual([true, []]);
  });

  it("follows the history, but no step to another place of the page", async () => {
    start(() => createListingMarkup("back"));
    fireEvent(window, new PopStateEvent("popstate"));
    expect(fetched).not.toHaveBeenCalled();
    Object.assign(location, { href: "http://localhost/rome/?page=2", search: "?page=2" });
    fireEvent(window, new PopStateEvent("popstate"));
    await waitFor(() => expect(shown()).toEqual(["back"]));
  });
});

describe("a view that is read slowly", () => {
  /** Views are read when the test releases them. */
  let read: () => Promise<void> = async () => {};
  const startSlowly = () => {
    const { root } = start((address) => createListingMarkup(new URL(address, "http://localhost").search));
    const { fetch: first } = globalThis;
    const pending: (() => void)[] = [];
    vi.stubGlobal("fetch", async (address: string, { signal }: { readonly signal: AbortSignal }) => {
      await new Promise<void>((resolve) => void pending.push(resolve));
      signal.throwIfAborted();
      return first(address);
    });
    read = async () => {
      await waitFor(() => expect(pending.length).toBeGreaterThan(0));
      for (const resolve of pending.splice(0)) resolve();
      await new Promise((resolve) => void setTimeout(resolve));
    };
    return root;
  };
  const step = (search: string) => {
    Object.assign(location, { href: `http://localhost/rome/${search}`, search });
    fireEvent(window, new PopStateEvent("popstate"));
  };

  it("C14: is not shown after a step back that a step forward followed", async () => {
    startSlowly();
    step("?page=2");
    expect(document.querySelector("[aria-busy]")).not.toBeNull();
    step("");
    await read();
    expect([shown(), document.querySelector("[aria-busy]")]).toEqual([["46 experiences"], null]);
  });

  it("C14: is shown after a step within the page", async () => {
    startSlowly();
    fireEvent.click(screen.getByText("Today"));
    step("");
    await read();
    expect(shown()).toEqual(["?when=today"]);
  });

  it("C14: leaves the focus in a field of the page that the visitor went on to", async () => {
    const root = startSlowly();
    root.insertAdjacentHTML("beforebegin", "<input aria-label='Search'>");
    screen.getByText("Today").focus();
    fireEvent.click(screen.getByText("Today"));
    screen.getByLabelText("Search").focus();
    await read();
    expect([shown(), document.activeElement]).toEqual([["?when=today"], screen.getByLabelText("Search")]);
  });

  it("C14: keeps the focus in a control of the listing that the visitor went on to", async () => {
    startSlowly();
    fireEvent.click(screen.getByText("Today"));
    screen.getByText("Flags").closest("details")?.setAttribute("open", "");
    screen.getByLabelText("New").focus();
    await read();
    const focused = document.querySelector("[data-listing]:not([hidden]) [name=flags]");
    expect(document.activeElement).toBe(focused);
    expect(focused?.closest("details")?.open).toBe(true);
  });
});

describe("a form's choice", () => {
  it("B6: keeps the campaign of the address, and none twice", async () => {
    start(
      () => createListingMarkup("12 experiences"),
      () => {
        Object.assign(location, { search: "?page=2&ci=7&cm=a%20b" });
      },
    );
    fireEvent.click(screen.getByRole("radio"));
    await waitFor(() => expect(shown()).toEqual(["12 experiences"]));
    expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/\/rome\/\?category=1&ci=7&cm=a\+b#l$/));
  });

  it("C14: before its code was there is that of the radio button that was chosen, not of the one that was left", async () => {
    start(
      () => createListingMarkup("12 experiences"),
      () => {
        const form = document.querySelector("form");
        form?.insertAdjacentHTML(
          "afterbegin",
          '<input type="radio" name="category" value="" checked aria-label="Any">',
        );
        fireEvent.click(screen.getAllByRole("radio").at(-1) ?? document.body);
      },
    );
    await waitFor(() => expect(shown()).toEqual(["12 experiences"]));
    expect(document.activeElement).toHaveProperty("value", "1");
  });
});

it("the island renders what works without script", () => {
  const { container } = render(
    <Refine listing="l">
      <p>46 experiences</p>
    </Refine>,
  );
  expect(container.querySelector("x-island")?.getAttribute("clicks")).toBe("[data-refine]");
});
