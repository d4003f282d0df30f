import { expect, type Page } from "@playwright/test";
import type { Role } from "../../studio/protocol/roles.ts";
import { findDocument } from "./call-studio.ts";
import { framedPage, type useOwnStudio } from "./own-studio.ts";

/** Returns functions that sign in to a studio, and open Rome's page in it. */
export function createVisits({ link, url }: Pick<ReturnType<typeof useOwnStudio>, "link" | "url">) {
  const signIn = async (page: Page, role: Role = "admin") => {
    await page.goto(link(role));
    await page.getByRole("button").click();
    await expect(page.getByRole("listitem").first()).toBeVisible();
  };
  const openRome = async (page: Page, lang = "en-us") => {
    const { id } = await findDocument(page, "www.tessera.example.rome", lang);
    await page.goto(url(`/documents/${id}`));
    await expect(framedPage(page).getByRole("heading", { level: 1 })).toBeVisible();
  };
  return { signIn, openRome };
}
