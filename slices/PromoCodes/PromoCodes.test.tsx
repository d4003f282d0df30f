import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const terms = [{ type: "paragraph", text: "Once per traveller.", spans: [] }];
const codes = [
  { code: " ROMA10 ", percent: 10, cap: 20, currency: "EUR", ends_on: "2026-12-24", terms },
  { code: "FORUM5", amount: 5, currency: "EUR" },
  { code: "OLD", percent: 50, ends_on: "2026-12-19" },
  { code: "", percent: 50 },
];
const readAt = Date.parse("2026-12-20T09:00:00Z");
const page = testPage({ snapshot: testSnapshot({ readAt }) });
const items = () => screen.getAllByRole("listitem").map((item) => item.querySelector("code")?.textContent);

function withClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
}
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("PromoCodes", () => {
  it("E2: shows the codes that count today, each with what it takes off, its end and its terms", () => {
    renderSlice(definition, { primary: { codes }, page });
    expect(items()).toEqual(["ROMA10", "FORUM5"]);
    const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Get 10% off, upto €20", "Get €5 off"]);
    expect(screen.getByText("Once per traveller.")).toBeTruthy();
    expect(screen.getByText("Until 24 Dec 2026 · 4 days left")).toBeTruthy();
  });

  it.each([
    ["en", "Promo codes"],
    ["de", "Gutscheincodes"],
  ] as const)("says in %s how a code is used", (code, heading) => {
    renderSlice(definition, { primary: { codes }, page: testPage({ locale: locales[code] }) });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(heading);
    expect(screen.getByRole("region", { name: heading }).querySelector("p")?.textContent).toMatch(/\S/);
  });

  it("renders nothing once all codes have ended", () => {
    renderSlice(definition, { primary: { codes: codes.slice(2) }, page });
    expect(document.body.textContent).toBe("");
  });

  it("A5, E8: apply code copies it and says so; then it is applied, and can be removed", async () => {
    const copied: string[] = [];
    const toasts: unknown[] = [];
    addEventListener("toast", (event) => event instanceof CustomEvent && toasts.push(event.detail), { once: true });
    withClipboard(async (text) => void copied.push(text));
    renderSlice(definition, { primary: { codes }, page });
    fireEvent.click(await screen.findByRole("button", { name: "Apply code: ROMA10" }));
    const remove = await screen.findByRole("button", { name: "Remove: ROMA10" });
    expect(copied).toEqual(["ROMA10"]);
    expect(toasts).toEqual(["Code copied. Enter it when you pay."]);
    expect(screen.getByText("Applied")).toBeTruthy();
    fireEvent.click(remove);
    expect(await screen.findByRole("button", { name: "Apply code: ROMA10" })).toBe(remove);
    expect(screen.queryByText("Applied")).toBeNull();
  });

  it("A5: another code takes the place of the one that was applied", async () => {
    withClipboard(async () => {});
    renderSlice(definition, { primary: { codes }, page });
    fireEvent.click(await screen.findByRole("button", { name: "Apply code: ROMA10" }));
    await screen.findByRole("button", { name: "Remove: ROMA10" });
    fireEvent.click(screen.getByRole("button", { name: "Apply code: FORUM5" }));
    await screen.findByRole("button", { name: "Remove: FORUM5" });
    expect(screen.getByRole("button", { name: "Apply code: ROMA10" })).toBeTruthy();
  });

  it("selects a code that the browser does not copy", async () => {
    withClipboard(() => Promise.reject(new Error("denied")));
    renderSlice(definition, { primary: { codes }, page });
    const button = await screen.findByRole("button", { name: "Apply code: ROMA10" });
    fireEvent.click(button);
    await waitFor(() => expect(String(getSelection())).toBe("ROMA10"));
    expect(button.textContent).toBe("Apply code");
  });
});
