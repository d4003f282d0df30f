import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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

describe("PromoCodes", () => {
  it("E2: shows the codes that count today, each with what it takes off, its end and its terms", () => {
    renderSlice(definition, { primary: { codes }, page });
    expect(items()).toEqual(["ROMA10", "FORUM5"]);
    const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Get 10% off, up to €20", "Get €5 off"]);
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

  it("A5, E8: a code is applied by a form of its own, which says where to return to", () => {
    renderSlice(definition, { primary: { codes }, page });
    const forms = screen.getAllByRole("button", { name: /^Apply code: / }).map((button) => button.closest("form"));
    expect(forms.map((form) => form?.getAttribute("action"))).toEqual(["/api/promo-code/", "/api/promo-code/"]);
    expect(forms.map((form) => form?.method)).toEqual(["post", "post"]);
    const posted = forms.map((form) => Object.fromEntries(new FormData(form ?? undefined)));
    expect(posted.map(({ code, to }) => [code, to])).toEqual([
      ["ROMA10", "/"],
      ["FORUM5", "/"],
    ]);
    expect(posted.map(({ form }) => form)).toEqual(screen.getAllByRole("listitem").map(({ id }) => id));
  });

  it("A5: an applied code has its state and a form that removes it, hidden until the server shows them", () => {
    renderSlice(definition, { primary: { codes: codes.slice(0, 1) }, page });
    const remove = screen.getByRole("button", { name: "Remove: ROMA10", hidden: true }).closest("form");
    expect(remove?.hidden).toBe(true);
    expect(remove?.textContent).toBe("AppliedRemove");
    expect(new FormData(remove ?? undefined).get("code")).toBe("");
  });

  it("a code that no cookie can hold is there to be copied", () => {
    renderSlice(definition, { primary: { codes: [{ code: "10 % OFF", percent: 10 }] }, page });
    expect(items()).toEqual(["10 % OFF"]);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
