import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { locales } from "../i18n/locales.ts";
import type { Diagnostic } from "../renderer/contracts/diagnostics.ts";
import { defaultView } from "../routing/view.ts";
import { testPage } from "../tests/support/page-context.ts";
import { PreviewBar } from "./PreviewBar.tsx";

const { site } = testPage();
const route = { site, locale: locales.en, currency: "auto", view: defaultView, path: ["a"] } as const;

it("B9: where a redirect leads in a circle, an editor reads why there is no page, and in which field", () => {
  const circle: Diagnostic = {
    code: "redirect-circular",
    level: "error",
    message: "The redirect leads in a circle.",
    hint: "Choose a page.",
    location: { document: "a", field: "to" },
  };
  render(<PreviewBar route={route} report={undefined} missing={[circle]} />);
  expect(screen.getByRole("complementary").textContent).toContain("Findings (1)");
  expect(screen.getByRole("listitem").textContent).toContain(`to${circle.message}${circle.hint}`);
});

it("without a page and a finding, the way out remains", () => {
  const { container } = render(<PreviewBar route={route} report={undefined} missing={[]} />);
  expect(container.querySelector("details")).toBeNull();
  expect(screen.getByRole("link").getAttribute("href")).toContain("/api/exit-preview/");
});
