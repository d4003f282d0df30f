import * as v from "valibot";
import { type Machine, upstreamMachine, webhookSecret, writeToken } from "./processes.ts";

const madeSchema = v.object({ id: v.string() });
const repositorySchema = v.object({
  refs: v.array(v.object({ ref: v.string(), isMasterRef: v.optional(v.boolean()) })),
});
const callsSchema = v.array(v.object({ path: v.string() }));

const uid = "www.tessera.example.machines";

export interface Upstreams extends Machine {
  readonly providerPort: number;
  /** Publishes the page `/machines/` with this heading, and sends the webhook to an instance. */
  readonly publish: (heading: string, instance: Machine) => Promise<void>;
  /** Runs something and returns the calls of the provider meanwhile: each page with products makes some when it is rendered. */
  readonly callsDuring: (run: () => Promise<unknown>) => Promise<readonly string[]>;
  /** Ends both. What was published is there when they are back. */
  readonly fail: () => Promise<void>;
  readonly recover: () => Promise<void>;
}

/** Starts both upstreams. */
export async function startUpstreams(folder: string): Promise<Upstreams> {
  const machine = await upstreamMachine(folder);
  await machine.start();
  const content = `http://localhost:${machine.port}`;
  const provider = `http://localhost:${machine.providerPort}`;
  let id: string | undefined;

  /** Sends a change, and again whatever is there when it changes something that exists. */
  async function edit(method: string, target: string, body: object = {}): Promise<unknown> {
    const headers = { authorization: `Bearer ${writeToken}`, "content-type": "application/json" };
    const send = (condition: object) =>
      fetch(`${content}/editing/${target}`, {
        method,
        headers: { ...headers, ...condition },
        body: JSON.stringify(body),
      });
    const first = await send({});
    const response = first.status === 428 ? await send({ "if-match": "*" }) : first;
    if (!response.ok) throw new Error(`${method} ${target}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async function publishPage(text: string): Promise<string> {
    const heading = [{ type: "heading1", text, spans: [] }];
    const document = { type: "content_page", lang: "en-us", uid, tags: [uid], title: "Machines", data: { heading } };
    const release = v.parse(madeSchema, await edit("POST", "releases", { label: text })).id;
    const made = await edit("PUT", `releases/${release}/documents/${id ?? "machines"}`, document);
    await edit("POST", `releases/${release}/publish?lose-addresses`);
    return v.parse(madeSchema, made).id;
  }

  async function notify({ port }: Machine, documents: readonly string[]): Promise<void> {
    const { refs } = v.parse(repositorySchema, await (await fetch(`${content}/api/v2`)).json());
    const masterRef = refs.find(({ isMasterRef }) => isMasterRef)?.ref;
    const body = JSON.stringify({ type: "api-update", secret: webhookSecret, masterRef, documents });
    const { status } = await fetch(`http://localhost:${port}/api/webhook`, { method: "POST", body });
    if (status !== 200) throw new Error(`The webhook was ${status}.`);
  }

  return {
    ...machine,
    publish: async (heading, instance) => {
      id = await publishPage(heading);
      await notify(instance, [id]);
    },
    callsDuring: async (run) => {
      await fetch(`${provider}/__calls`, { method: "DELETE" });
      await run();
      const calls = v.parse(callsSchema, await (await fetch(`${provider}/__calls`)).json());
      return calls.flatMap(({ path }) => (path === "/health" ? [] : [path]));
    },
    fail: async () => void (await machine.end("SIGKILL")),
    recover: machine.start,
  };
}
