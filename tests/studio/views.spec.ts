import { expect, type Page, test } from "@playwright/test";
import * as v from "valibot";
import { openedSchema } from "../../studio/protocol/document.ts";
import { callStudio } from "./call-studio.ts";
import { checkView } from "./check-view.ts";
import { createVisits } from "./create-visits.ts";
import { useOwnStudio } from "./own-studio.ts";

const studio = useOwnStudio();
const { signIn, openRome } = createVisits(studio);

const closeDialog = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

test("W117: the way in", async ({ page, context }) => {
  await page.goto(studio.url("/sign-in"));
  await checkView(page, "sign in without a link");
  await page.goto(studio.link());
  await checkView(page, "sign in");
  await context.clearCookies();
  await page.goto(studio.url());
  await expect(page.getByRole("heading")).toBeVisible();
  await checkView(page, "signed out");
});

test("W117: the list of documents, empty, waiting and failing", async ({ page }) => {
  await signIn(page);
  await checkView(page, "list");
  await page.goto(studio.url("?q=zzzz"));
  await expect(page.getByText("No document is like this")).toBeVisible();
  await checkView(page, "empty list");
  await page.goto(studio.url());
  await page.getByRole("button", { name: "New page" }).click();
  await page.getByRole("textbox", { name: "Path" }).fill("rome");
  await expect(page.getByText("Another page has this address.")).toBeVisible();
  await checkView(page, "new page");
  await page.route("**/studio/api/documents?*", () => undefined);
  await page.reload();
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  await checkView(page, "loading");
  await page.unrouteAll();
  await page.route("**/studio/api/documents?*", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await checkView(page, "offline");
  const failure = { code: "unavailable", message: "The content service does not respond." };
  await page.unrouteAll();
  await page.route("**/studio/api/documents?*", (route) => route.fulfill({ status: 503, json: failure }));
  await page.reload();
  await expect(page.getByText(failure.message)).toBeVisible();
  await checkView(page, "error");
});

test("W117: the editor and what opens in it", async ({ page, context }) => {
  await signIn(page);
  await openRome(page);
  await checkView(page, "editor");
  await page.getByRole("treeitem").first().click();
  await checkView(page, "editor with a slice");
  await page.getByRole("treeitem").first().getByRole("button").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await checkView(page, "menu of a slice");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a slice" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkView(page, "picker");
  await closeDialog(page);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("searchbox").fill("rome");
  await expect(page.getByRole("dialog").getByRole("menuitem").filter({ hasText: "English" }).first()).toBeVisible();
  await checkView(page, "palette");
  await closeDialog(page);
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await checkView(page, "history");
  await closeDialog(page);
  await page.getByRole("button", { name: "Replace" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkView(page, "media library");
  await closeDialog(page);
  await page.getByRole("button", { name: "Unpublish" }).click();
  await checkView(page, "unpublish");
  await closeDialog(page);
  await context.setOffline(true);
  await page.getByRole("textbox", { name: "Title", exact: true }).click();
  await page.keyboard.type("Typed without a connection. ");
  await expect(page.getByText(/No connection/)).toBeVisible();
  await checkView(page, "editor offline");
  await context.setOffline(false);
});

test("W117: a conflict, a page in Arabic on a phone, and a document that is not there", async ({ page }) => {
  await signIn(page);
  await openRome(page);
  const id = page.url().split("/").at(-1) ?? "";
  const { document, revision } = v.parse(openedSchema, await callStudio(page, "GET", `documents/${id}`));
  const data = { ...document.data, heading: "Rome, as somebody else wrote it while you were typing" };
  await callStudio(page, "PUT", `documents/${id}/draft`, { base: revision, document: { ...document, data } });
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("Rome, as I wrote it");
  await expect(page.getByRole("region", { name: "Changed by somebody else too" })).toBeVisible();
  await checkView(page, "conflict");
  await openRome(page, "ar-ae");
  await page.getByRole("button", { name: /^Phone/ }).click();
  await checkView(page, "editor in Arabic on a phone");
  await page.goto(studio.url("/documents/none"));
  await expect(page.getByRole("alert")).toBeVisible();
  await checkView(page, "no such document");
});

test("W117: what a viewer sees", async ({ page }) => {
  await signIn(page, "viewer");
  await openRome(page);
  await page.getByRole("treeitem").first().click();
  await checkView(page, "viewer");
});
