import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOutbox } from "../../endpoints/forms/outbox/open-outbox.ts";
import { cleanUp } from "../machines/clean-up.ts";
import { instance, type Machine, scratchFolder } from "../machines/processes.ts";
import { startUpstreams, type Upstreams } from "../machines/upstreams.ts";
import { randomNumbers } from "../support/random-numbers.ts";
import { until } from "../support/until.ts";
import { postSubscription } from "./post-subscription.ts";
import { type Receiver, secret, startReceiver } from "./receiver.ts";

const posts = 1000;
const atOnce = 16;
const kills = 6;

let folder: string;
let upstreams: Upstreams;
let receiver: Receiver;
afterAll(cleanUp);
beforeAll(async () => {
  folder = scratchFolder();
  upstreams = await startUpstreams(folder);
  receiver = await startReceiver();
});

const emails = Array.from({ length: posts }, (_, index) => `traveller.${index}@example.com`);

/** Posts an address until it gets thanks, as a visitor does who sends a form again. Returns how often that took. */
async function subscribe(site: Machine, email: string, client: number): Promise<number> {
  let attempts = 0;
  const isAccepted = async () => {
    attempts += 1;
    return (await postSubscription(site, email, client)) === 200;
  };
  await until(`${email} to be accepted`, isAccepted, { patienceMs: 240_000, pauseMs: 100 });
  return attempts;
}

/** Posts all addresses, several at once, while the site is killed and started again. */
async function postWhileKilled(site: Machine): Promise<number> {
  const random = randomNumbers(7);
  const left = [...emails.entries()];
  let attempts = 0;
  const visitor = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [client, email] = next;
      const taken = await subscribe(site, email, client);
      attempts += taken;
    }
  };
  const visitors = Array.from({ length: atOnce }, visitor);
  for (let count = 1; count <= kills; count += 1) {
    const mark = posts - Math.floor((posts * (count - random() / 2)) / kills);
    await until(`${posts - mark} posts`, () => left.length <= mark, { patienceMs: 240_000 });
    await site.end("SIGKILL");
    await site.start();
  }
  await Promise.all(visitors);
  return attempts;
}

test("no form is lost and none doubled while the site is killed", async () => {
  const forms = path.join(folder, "kept");
  const site = await instance(upstreams, { FORMS_DIR: forms, PAGE_STORE_DIR: "off" });
  await site.start();
  const attempts = await postWhileKilled(site);
  await site.end("SIGKILL");
  const outbox = await openOutbox({ folder: forms, now: Date.now });
  const stored = (await outbox.listWaiting()).map(({ fields }) => String(fields["email"]));
  await outbox.close();
  console.log(`${posts} forms, ${attempts} posts, ${kills} kills: ${stored.length} messages`);
  expect(attempts).toBeGreaterThan(posts);
  expect(stored.toSorted()).toEqual(emails.toSorted());
});

test("each form is delivered under one id, over kills and refusals of the receiver", async () => {
  const settings = { FORMS_WEBHOOK_URL: receiver.url, FORMS_WEBHOOK_SECRET: secret, PAGE_STORE_DIR: "off" };
  const site = await instance(upstreams, { FORMS_DIR: path.join(folder, "sent"), ...settings });
  await site.start();
  await postWhileKilled(site);
  await until("all forms to be delivered", () => receiver.confirmed.size === posts, { patienceMs: 120_000 });
  const repeated = [...receiver.confirmed.values()].filter((count) => count > 1).length;
  console.log(`${posts} forms delivered, ${repeated} of them again after a kill, under the same id`);
  expect([...receiver.confirmed.keys()].toSorted()).toEqual(emails.toSorted());
  expect([...receiver.ids].filter(([, ids]) => ids.size !== 1)).toEqual([]);
  expect(receiver.unsigned).toEqual([]);
  // At most those that were being sent when the site was killed.
  expect(repeated).toBeLessThanOrEqual(kills * 4);
});
