import { expect, type Page, test } from "@playwright/test";
import * as v from "valibot";
import { asRecord } from "../../studio/protocol/as-json.ts";
import { type Json, openedSchema } from "../../studio/protocol/document.ts";
import {
  createHostileSlices,
  createHostileValues,
  hostileAddresses,
  type HostileParts,
  hostileTexts,
} from "../support/studio/hostile-document.ts";
import { sliceSpecs, typeSpecs } from "../support/studio/shipped-documents.ts";
import { callStudio, findDocument } from "./call-studio.ts";
import { createVisits } from "./create-visits.ts";
import { framedPage, useOwnStudio } from "./own-studio.ts";
import { watchHostility } from "./watch-hostility.ts";

const studio = useOwnStudio();
const { signIn } = createVisits(studio);
const host = "www.tessera.example";
const names = ["markup", "closers", "attributes", "addresses", "characters", "names", "length"] as const;

type HostileName = (typeof names)[number];

/** Returns a picture of Rome's page with hostile texts. */
async function findPicture(page: Page, text: string): Promise<Json> {
  const rome = await findDocument(page, `${host}.rome`);
  const { document } = v.parse(openedSchema, await callStudio(page, "GET", `documents/${rome.id}`));
  return { ...asRecord(document.data["share_image"]), alt: text, copyright: text };
}

/** Makes a page of a type with a hostile text in each field of it and of its slices. */
async function createPage(page: Page, type: string, name: HostileName) {
  const text = hostileTexts[name];
  const address = hostileAddresses[names.indexOf(name) % hostileAddresses.length] ?? "";
  const parts: HostileParts = { text, address, picture: await findPicture(page, text) };
  const spec = typeSpecs.find(({ id }) => id === type);
  const fields = spec?.tabs.flatMap((tab) => tab.fields) ?? [];
  const slices = sliceSpecs.filter(({ id }) => spec?.zone?.slices.includes(id) === true);
  const zone = spec?.zone && { [spec.zone.field]: slices.flatMap((slice) => createHostileSlices(slice, parts)) };
  const uid = `${host}.hostile-${type.replaceAll("_", "-")}-${name}`;
  const data = { ...createHostileValues(fields, parts), ...zone };
  const document = { type, lang: "en-us", uid, tags: [], title: text.slice(0, 400), data };
  return v.parse(openedSchema, await callStudio(page, "POST", "documents", { document }));
}

/** Opens a document from the list, and waits for its page. */
async function open(page: Page, words: string, id: string): Promise<void> {
  await page.goto(studio.url());
  await page.getByRole("searchbox").fill(words);
  await page.locator(`a[href$="${id}"]`).click();
  await expect(framedPage(page).locator("main")).toBeVisible();
}

/** Shows each form, the palette and the history. */
async function showAll(page: Page, words: string): Promise<void> {
  const idle = () => expect(page.getByRole("complementary").locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("button", { name: "Page settings" }).first().click();
  for (const tab of await page.getByRole("group", { name: "Fields" }).getByRole("button").all()) {
    await tab.click();
    await idle();
  }
  for (const row of await page.getByRole("treeitem").all()) {
    await row.focus();
    await idle();
  }
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("searchbox").fill(words);
  await expect(page.getByRole("dialog").getByRole("menuitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
}

/** Writes the beginning of a hostile text as a reader sees it: pages omit controls of direction. */
const shown = (name: HostileName) =>
  hostileTexts[name]
    .slice(0, 18)
    .replaceAll(/[\u202A-\u202E]/g, "")
    .trim();

for (const name of names)
  test(`W115: a text with ${name} in every field is a text, in studio, frame and page`, async ({ page }) => {
    const hostility = watchHostility(page);
    await signIn(page);
    const { document, revision } = await createPage(page, "content_page", name);
    await open(page, `zz${name}`, document.id);
    await expect(framedPage(page).getByText(shown(name)).nth(20)).toBeAttached();
    await hostility.expectNone("the page in the frame");
    await showAll(page, `zz${name}`);
    await hostility.expectNone("the forms");
    await callStudio(page, "POST", `documents/${document.id}/publish`, { revision });
    await page.goto(`${studio.siteUrl().replace("localhost", "tessera.localhost")}/hostile-content-page-${name}/`);
    await expect(page.locator("h1").first()).toContainText(shown(name));
    await hostility.expectNone("the page of visitors");
  });

const otherTypes = typeSpecs.filter(({ id, format }) => format === "page" && !/content_page|redirect/.test(id));

for (const { id } of otherTypes)
  test(`W115: a ${id} with markup in every field shows it as a text`, async ({ page }) => {
    const hostility = watchHostility(page);
    await signIn(page);
    const { document } = await createPage(page, id, "markup");
    await open(page, "zzmarkup", document.id);
    await showAll(page, "zzmarkup");
    await hostility.expectNone("the studio");
  });

test("W115: the value of another editor is shown as a text where both changed it", async ({ page }) => {
  const hostility = watchHostility(page);
  await signIn(page);
  const { document, revision } = await createPage(page, "news_page", "closers");
  await open(page, "zzclosers", document.id);
  const changed = { ...document, data: { ...document.data, headline: `${hostileTexts.markup} theirs` } };
  await callStudio(page, "PUT", `documents/${document.id}/draft`, { base: revision, document: changed });
  await page.getByRole("textbox", { name: "Headline" }).focus();
  await page.keyboard.type("mine");
  await expect(page.getByRole("region", { name: "Changed by somebody else too" })).toContainText("zzmarkup");
  await hostility.expectNone("a conflict");
});

test("W115: the same texts run where they are no texts, and are seen", async ({ page }) => {
  const hostility = watchHostility(page);
  await page.goto(studio.url("/sign-in"));
  await page.setContent(`<textarea>${hostileTexts.closers}</textarea><a href="${hostileAddresses[0]}">x</a>`);
  await expect(hostility.expectNone("a page without any care")).rejects.toThrow("javascript:");
});
