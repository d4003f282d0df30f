import { expect, type Page, test } from "@playwright/test";
import * as v from "valibot";
import { connectType } from "../../studio/protocol/connect-type.ts";
import type { EditedDocument } from "../../studio/protocol/document.ts";
import type { ToFrame } from "../../studio/protocol/frame-messages.ts";
import { frameSchema, renderedSchema } from "../../studio/protocol/rendering.ts";
import { signInToStudio, type StudioClient } from "../support/studio/studio-client.ts";
import { flagship, send } from "../support/send.ts";

const [baseUrl, studioFolder] = [process.env["BASE_URL"] ?? "http://localhost:3000", process.env["STUDIO_DIR"] ?? ""];
const studio = `http://studio.localhost:${new URL(baseUrl).port}`;
const market = { host: flagship, locale: "en", currency: "EUR" };
const fieldsSchema = v.looseObject({
  id: v.string(),
  primary: v.looseObject({ title: v.tuple([v.looseObject({ text: v.string() })]) }),
});

test.skip(studioFolder === "", "A site that others started has its sign-in links in another folder.");
test.describe.configure({ mode: "serial" });

let client: StudioClient;
let rome: EditedDocument;

test.beforeAll(async () => {
  client = await signInToStudio({ baseUrl, studioFolder });
  rome = await client.open(`${flagship}.rome`);
});

/** The hero's id and title, as the document has them. */
function readHero() {
  const [hero] = v.parse(v.tupleWithRest([fieldsSchema], v.unknown()), rome.data["slices"]);
  return { slice: hero.id, title: hero.primary.title[0].text };
}

const openFrame = async () =>
  v.parse(frameSchema, await client.call("POST", "frame", { document: rome.id, market })).url;

/** Frames Rome in the page of the studio, whose policy permits it, and records the messages of the frame. */
async function openRome(page: Page) {
  const opened = { url: await openFrame(), type: connectType };
  await page.goto(`${studio}/studio`);
  await expect(page.getByRole("heading")).toBeVisible();
  await page.evaluate(({ url, type }) => {
    const { port1, port2 } = new MessageChannel();
    const messages: unknown[] = [];
    port1.addEventListener("message", ({ data }) => messages.push(data));
    port1.start();
    Object.assign(window, { received: messages, send: (message: unknown) => port1.postMessage(message) });
    const frame = document.createElement("iframe");
    Object.assign(frame, { src: url, title: "Page", width: "1000", height: "800" });
    frame.addEventListener("load", () => frame.contentWindow?.postMessage({ type }, "*", [port2]), { once: true });
    document.body.replaceChildren(frame);
  }, opened);
  const received = () => page.evaluate(() => Reflect.get(window, "received"));
  const sendTo = (message: ToFrame) => page.evaluate((sent) => Reflect.get(window, "send")(sent), message);
  const shown = expect.objectContaining({ revision: expect.any(Number), findings: expect.any(Array) });
  await expect.poll(received).toContainEqual({ type: "ready", shown });
  return { frame: page.frameLocator("iframe"), received, sendTo };
}

test("W20, W21: the framed page is Rome's, with marks and without what measures visitors", async ({ page }) => {
  const { frame } = await openRome(page);
  await expect(frame.locator("h1")).toContainText(readHero().title);
  await expect(frame.locator("x-edit").first()).toBeAttached();
  expect(await frame.locator("html").innerHTML()).not.toMatch(/[\uE000-\uE002]/);
  await expect(frame.locator('x-island[name="Consent"]')).toHaveCount(0);
});

test("W29: a click selects a text and its slice, and links lead nowhere", async ({ page }) => {
  const { frame, received } = await openRome(page);
  const { slice } = readHero();
  await frame.locator("h1").click();
  await expect.poll(received).toContainEqual({ type: "selected", slice, field: "title" });
  await frame.locator("main a").first().click();
  await expect(frame.locator("h1")).toBeVisible();
  expect(page.frames()).toHaveLength(2);
});

test("W30, W31: a text shows at once, and its slice once it is rendered", async ({ page }) => {
  const { frame, sendTo } = await openRome(page);
  const { slice, title } = readHero();
  await sendTo({ type: "text", slice, field: "title.1", before: title, text: "Roma" });
  await expect(frame.locator("h1")).toHaveText("Roma");
  const { anchors, styles, marks } = v.parse(
    renderedSchema,
    await client.call("POST", "render", { seq: 1, document: rome, market, slice }),
  );
  await sendTo({ type: "morph", anchors, main: null, styles, marks });
  await expect(frame.locator("h1")).toHaveText(title);
});

test("W105: a click on a picture or on a link's own text selects its field @whole", async ({ page }) => {
  const { frame, received } = await openRome(page);
  const { slice } = readHero();
  await frame.locator(`[data-slice="${slice}"] img[data-edit]`).first().click();
  await expect
    .poll(received)
    .toContainEqual({ type: "selected", slice, field: expect.stringMatching(/image|picture/) });
});

test("W32: an outline changes no layout", async ({ page }) => {
  const { frame, sendTo } = await openRome(page);
  const place = { slice: readHero().slice, field: "title.1" };
  const measure = () =>
    frame.locator("body").evaluate((body) => [body.clientHeight, document.documentElement.scrollWidth]);
  const before = await measure();
  await sendTo({ type: "highlight", ...place });
  await expect(frame.locator("html > div")).toBeVisible();
  expect(await measure()).toEqual(before);
});

test("W28: no other page frames it", async ({ page }) => {
  const { headers } = await send({ base: baseUrl, path: new URL(await openFrame()).pathname });
  expect(headers["content-security-policy"]).toContain(`frame-ancestors ${studio}`);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  expect(headers["x-frame-options"]).toBeUndefined();
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.setContent(`<iframe src="${await openFrame()}"></iframe>`);
  await refused;
  await expect(page.frameLocator("iframe").locator("x-edit")).toHaveCount(0);
});
