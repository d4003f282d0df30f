import { fork } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startBackground } from "../publishing/start-background.ts";
import { writeRef } from "../refs/write-ref.ts";
import type { ContentStore } from "../store/content-store.ts";
import { eventually } from "./support/eventually.ts";
import { manualClock } from "./support/manual-clock.ts";
import { englishPage, temporaryStore, temporaryStoreFile } from "./support/temporary-store.ts";
import { startReceiver, type WebhookReceiver } from "./support/webhook-receiver.ts";

const repository = { domain: "tessera", apiUrl: "http://localhost:4001/api/v2" };
const secret = "s3cret";

function deliver(store: ContentStore, { url }: WebhookReceiver) {
  const clock = manualClock();
  const background = startBackground({ store, repository, webhook: { url, secret }, clock });
  onTestFinished(background.stop);
  return { ...background, clock };
}

async function publish(store: ContentStore, ...ids: readonly string[]): Promise<void> {
  await store.publish({ put: ids.map((id) => englishPage(id)), remove: [], at: Date.now() });
}

test("a publication is announced with all that it changed", async () => {
  const [store, receiver] = [await temporaryStore(), await startReceiver()];
  await publish(store, "rome");
  deliver(store, receiver);
  await eventually(() => expect(receiver.received).toHaveLength(1));
  expect(receiver.received[0]?.json).toEqual({
    type: "api-update",
    ...repository,
    secret,
    masterRef: writeRef(await store.state()),
    documents: ["rome"],
    releases: {},
    masks: {},
    tags: {},
  });
});

test("changes of a release are announced, with its ref", async () => {
  const [store, receiver] = [await temporaryStore(), await startReceiver()];
  await store.putOverlay({ id: "r1", kind: "release", label: "Friday", scheduledAt: null });
  const [state, added] = [await store.state(), await store.overlay("r1")];
  await store.putDocument("r1", englishPage("rome"));
  await store.publishOverlay("r1", Date.now());
  deliver(store, receiver);
  await eventually(() => expect(receiver.received).toHaveLength(3));
  const ref = added && writeRef(state, added);
  const release = (documents: readonly string[]) => ({ id: "r1", label: "Friday", documents });
  expect(receiver.received.map(({ json }) => json)).toMatchObject([
    { documents: [], releases: { addition: [{ id: "r1", ref, label: "Friday", documents: [] }] } },
    { documents: [], releases: { update: [release(["rome"])] } },
    { documents: ["rome"], releases: { deletion: [release(["rome"])] } },
  ]);
});

test("drafts are announced only when they are published", async () => {
  const [store, receiver] = [await temporaryStore(), await startReceiver()];
  await store.putOverlay({ id: "d1", kind: "draft", label: "Try", scheduledAt: null });
  await store.putDocument("d1", englishPage("rome"));
  await store.publishOverlay("d1", Date.now());
  deliver(store, receiver);
  await eventually(() => expect(receiver.received).toHaveLength(1));
  expect(receiver.received[0]?.json).toMatchObject({ documents: ["rome"], releases: {} });
});

test("the receiver can check the signature of exactly what came", async () => {
  const [store, receiver] = [await temporaryStore(), await startReceiver()];
  await publish(store, "rome");
  const { clock } = deliver(store, receiver);
  await eventually(() => expect(receiver.received).toHaveLength(1));
  const { headers = {}, body } = receiver.received[0] ?? {};
  const [, time = "", mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["x-tessera-signature"])) ?? [];
  expect(Number(time)).toBe(Math.floor(clock.now() / 1000));
  expect(mac).toBe(createHmac("sha256", secret).update(`${time}.${body}`).digest("hex"));
});

test("one that comes while nothing is to be done is sent when the deliverer is woken", async () => {
  const [store, receiver] = [await temporaryStore(), await startReceiver()];
  const { wake } = deliver(store, receiver);
  await publish(store, "rome");
  wake();
  await eventually(() => expect(receiver.received).toHaveLength(1));
});

test("a message survives that the process is killed between the publication and its delivery", async () => {
  const file = temporaryStoreFile();
  const receiver = await startReceiver();
  receiver.respond = () => {};
  const child = fork(join(import.meta.dirname, "support/publish-and-deliver.ts"), [file, receiver.url], {
    execArgv: ["--import", "tsx"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await eventually(() => expect(receiver.received).toHaveLength(1));
  child.kill("SIGKILL");
  await once(child, "exit");

  receiver.respond = (response) => response.end();
  const store = await temporaryStore(file);
  deliver(store, receiver);
  await eventually(async () => expect(await store.nextDelivery()).toBeUndefined());
  expect(receiver.received.map(({ json }) => json)).toMatchObject([{ documents: ["rome"] }, { documents: ["rome"] }]);
});
