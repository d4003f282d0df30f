import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readContentSettings } from "./settings/read-content-settings.ts";
import { startContent } from "./start-content.ts";
import { startReceiver, type WebhookReceiver } from "./tests/support/webhook-receiver.ts";

const model = {
  id: "page",
  label: "Page",
  repeatable: true,
  status: true,
  json: { Main: { uid: { type: "UID" }, title: { type: "Text" } } },
};

/** Starts the service with an empty repository and a webhook. Returns a function that publishes a page. */
async function startPublishing(receiver: WebhookReceiver) {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await mkdir(join(folder, "customtypes/page"), { recursive: true });
  await Promise.all(["slices", "documents"].map((name) => mkdir(join(folder, name))));
  await writeFile(join(folder, "customtypes/page/index.json"), JSON.stringify(model));
  const settings = readContentSettings({
    CONTENT_DATABASE: join(folder, "content.db"),
    CONTENT_SEEDS: join(folder, "documents"),
    CONTENT_MODELS: folder,
    CONTENT_WRITE_TOKEN: "write-token",
    CONTENT_WEBHOOK_URL: receiver.url,
    CONTENT_WEBHOOK_SECRET: "webhook-secret",
  });
  const { origin, stop } = await startContent({ ...settings, port: 0 }, { mediaBaseUrl: undefined, hosts: [] });
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });
  const send = async (path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: "Bearer write-token", "content-type": "application/json" };
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return (await fetch(`${origin}${path}`, { headers, ...sent })).json();
  };
  const publish = async (id: string) => {
    await send("/editing/drafts", { id: `doc-${id}`, label: id });
    const body = { type: "page", lang: "en-us", uid: `www.tessera.example.${id}`, title: id, data: { title: id } };
    const overlay = `doc-${id}`;
    return send("/editing/batch", {
      changes: [
        { do: "put", overlay, id, body },
        { do: "publish", overlay, revision: "*" },
      ],
    });
  };
  return { origin, publish, readHealth: () => send("/health") };
}

test("W89: the response to a publication says that the webhook refused it, and the next one that it waits", async () => {
  const receiver = await startReceiver();
  receiver.respond = (response) => response.writeHead(404).end();
  const { publish, readHealth } = await startPublishing(receiver);
  const problem = `Webhook message 1 was not taken at ${new URL(receiver.url).origin}: it responded 404. It is sent again, and later ones wait.`;
  const refused = { results: [{}, { documents: [expect.any(String)], webhook: problem }] };
  expect(await publish("rome")).toMatchObject(refused);
  expect(await publish("paris")).toMatchObject(refused);
  expect(await readHealth()).toMatchObject({ webhook: problem });
});

test("W89: it says nothing of a webhook that took the publication", async () => {
  const { publish } = await startPublishing(await startReceiver());
  const published = await publish("rome");
  expect(published).toMatchObject({ results: [{}, { documents: ["rome"] }] });
  expect(JSON.stringify(published)).not.toContain("webhook");
});

test("W89: a receiver that is slow delays the response to a publication by a second at most", async () => {
  const receiver = await startReceiver();
  receiver.respond = () => {};
  const { publish } = await startPublishing(receiver);
  const begun = performance.now();
  expect(JSON.stringify(await publish("rome"))).toContain('"documents"');
  expect(performance.now() - begun).toBeLessThan(8_000);
});
