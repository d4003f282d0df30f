import * as v from "valibot";
import { contentEditor } from "../e2e/content-editor.ts";
import { callsSchema, isForPage } from "../support/upstream-calls.ts";
import { type Machine, upstreamMachine, webhookSecret } from "./processes.ts";

const uid = "www.tessera.example.machines";

export interface Upstreams extends Machine {
  readonly providerPort: number;
  /** Publishes the page `/machines/` with this heading, and sends the webhook to an instance. */
  readonly publish: (heading: string, instance: Machine) => Promise<void>;
  /** Runs something and returns the calls of the provider for pages meanwhile: a render of products makes some. */
  readonly callsDuring: (run: () => Promise<unknown>) => Promise<readonly string[]>;
  /** Ends both. Publications are still there when they are back. */
  readonly fail: () => Promise<void>;
  readonly recover: () => Promise<void>;
}

/** Starts both upstreams. */
export async function startUpstreams(folder: string): Promise<Upstreams> {
  const machine = await upstreamMachine(folder);
  await machine.start();
  const { put, masterRef } = contentEditor({ contentUrl: `http://localhost:${machine.port}` });
  const provider = `http://localhost:${machine.providerPort}`;
  let id = "machines";

  async function notify({ port }: Machine, documents: readonly string[]): Promise<void> {
    const message = { type: "api-update", secret: webhookSecret, masterRef: await masterRef(), documents };
    const body = JSON.stringify(message);
    const { status } = await fetch(`http://localhost:${port}/api/webhook`, { method: "POST", body });
    if (status !== 200) throw new Error(`The webhook was ${status}.`);
  }

  return {
    ...machine,
    publish: async (text, instance) => {
      const heading = [{ type: "heading1", text, spans: [] }];
      const page = { type: "content_page", lang: "en-us", uid, tags: [uid], title: "Machines", data: { heading } };
      id = await put(id, page);
      await notify(instance, [id]);
    },
    callsDuring: async (run) => {
      await fetch(`${provider}/__calls`, { method: "DELETE" });
      await run();
      const calls = v.parse(callsSchema, await (await fetch(`${provider}/__calls`)).json());
      return calls.filter((call) => call.path !== "/health" && isForPage(call)).map(({ path }) => path);
    },
    fail: async () => void (await machine.end("SIGKILL")),
    recover: machine.start,
  };
}
