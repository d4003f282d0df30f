import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PageContext } from "../../renderer/index.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

function show(overrides: Partial<PageContext> = {}) {
  renderSlice(definition, { primary: {}, page: testPage({ kind: "city", ...overrides }) });
}

const eventSent = () => document.querySelector<HTMLInputElement>("[name=event]")?.value;
const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const problem = () => screen.getByText("Please enter a valid email");

/** Types an address and subscribes, as soon as the form has its code. */
async function subscribe(address: string) {
  fireEvent.focusIn(email());
  fireEvent.change(email(), { target: { value: address } });
  await waitFor(() => expect(document.querySelector("[data-ready]")).not.toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function respond(status: number, body: object) {
  const posts: URLSearchParams[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: { readonly body: URLSearchParams }) => {
    posts.push(init.body);
    return Response.json(body, { status });
  });
  return posts;
}

describe("Newsletter", () => {
  it.each([
    ["city", "City Page Subscribe"],
    ["category", "Category/Sub Category Page Subscribe"],
    ["sub-category", "Category/Sub Category Page Subscribe"],
    ["article", "News Page Subscribe"],
    ["news", "News Page Subscribe"],
    ["collection", "City Page Subscribe"],
  ])("H26: on a page of kind %s a subscription is called %s", (kind, name) => {
    show({ kind });
    expect(eventSent()).toBe(name);
  });

  it("A8: is a form without script too, under the site's own words or the editor's", () => {
    show({ path: ["rome"] });
    expect(email().dir).toBe("ltr");
    const form = document.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/api/newsletter/"]);
    expect(document.querySelector<HTMLInputElement>("[name=to]")?.value).toBe("/rome/");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Ideas for your next trip");
  });

  it("has the editor's words where there are some", () => {
    const title = [{ type: "heading2", text: "Letters", spans: [] }];
    renderSlice(definition, { primary: { title, intro: "Once a month." } });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Letters");
    expect(screen.getByText("Once a month.")).toBeTruthy();
  });

  it("F1: an address that is none is not sent, and the field says so", async () => {
    const posts = respond(200, { kind: "sent" });
    show();
    expect(problem().hidden).toBe(true);
    await subscribe("ada");
    expect(problem().hidden).toBe(false);
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(email().getAttribute("aria-describedby")).toBe(problem().id);
    expect([document.activeElement, email().value, posts]).toEqual([email(), "ada", []]);
    fireEvent.input(email(), { target: { value: "ada@example.com" } });
    expect([problem().hidden, email().hasAttribute("aria-invalid")]).toEqual([true, false]);
  });

  it("W119: a problem of the field that has the focus is announced, again each time", async () => {
    respond(200, { kind: "sent" });
    show();
    const announced = () => document.querySelector("[data-announced]")?.textContent;
    await subscribe("ada");
    expect(announced()).toBe("");
    fireEvent.submit(email());
    expect(announced()).toBe("Please enter a valid email");
    fireEvent.input(email(), { target: { value: "ada@" } });
    expect(announced()).toBe("");
  });

  it("E9: after it was sent it says thanks, once", async () => {
    const posts = respond(200, { kind: "sent" });
    show();
    await subscribe("ada@example.com");
    const thanks = await waitFor(() => {
      expect(document.activeElement?.textContent).toBe("Thank you!You are subscribed now");
      return document.activeElement;
    });
    expect([thanks?.hasAttribute("hidden"), document.querySelector("form")?.hidden]).toEqual([false, true]);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.get("email")).toBe("ada@example.com");
    expect(posts[0]?.get("key")).toMatch(/^[\da-f]{32}$/);
  });

  it("keeps what was typed where it could not be sent, and sends it again as the same message", async () => {
    const posts = respond(503, { kind: "failed" });
    show();
    await subscribe("ada@example.com");
    const failed = await screen.findByRole("alert");
    expect([failed.hidden, email().value]).toEqual([false, "ada@example.com"]);
    fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[1]?.get("key")).toBe(posts[0]?.get("key"));
  });
  it("E9: sends what was corrected as another message, also where it was corrected before the failure was known", async () => {
    const fail: (() => void)[] = [];
    const keys: unknown[] = [];
    vi.stubGlobal("fetch", (_url: string, { body }: { readonly body: URLSearchParams }) => {
      keys.push(body.get("key"));
      return new Promise((_resolve, reject) => fail.push(() => reject(new TypeError("timed out"))));
    });
    show();
    await subscribe("ada@example.con");
    fireEvent.input(email(), { target: { value: "ada@example.com" } });
    fail[0]?.();
    expect((await screen.findByRole("alert")).hidden).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
    fail[1]?.();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });
});
