import * as v from "valibot";
import { writeToken } from "../support/start-site.ts";

/** The content service's response for a new item. */
export const madeSchema = v.object({ id: v.string() });

const documentSchema = v.looseObject({ id: v.string(), data: v.record(v.string(), v.unknown()) });
const searchSchema = v.object({ results: v.array(documentSchema) });
const repositorySchema = v.object({
  refs: v.array(v.object({ ref: v.string(), isMasterRef: v.optional(v.boolean()) })),
});

interface ContentAddress {
  readonly contentUrl: string;
  readonly token?: string;
}

/** Returns functions that change and read the content of a service. Each throws when it is refused. */
export function contentEditor(service: ContentAddress) {
  /** Sends a change, and again whatever is there when it changes something that exists. */
  async function edit(method: string, target: string, body?: unknown): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${service.token ?? writeToken}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const send = (condition: Readonly<Record<string, string>>) =>
      fetch(`${service.contentUrl}/editing/${target}`, {
        method,
        headers: { ...headers, ...condition },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const first = await send({});
    const response = first.status === 428 ? await send({ "if-match": "*" }) : first;
    if (!response.ok) throw new Error(`${method} ${target}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Publishes what `change` puts into a release. Addresses may be lost. */
  async function publish<Result>(change: (release: string) => Promise<Result>): Promise<Result> {
    const { id } = v.parse(madeSchema, await edit("POST", "releases", { label: `Release ${Date.now()}` }));
    const result = await change(id);
    await edit("POST", `releases/${id}/publish?lose-addresses`);
    return result;
  }

  /** Publishes a document, and returns the id that it has in the service. */
  async function put(id: string, document: object): Promise<string> {
    const made = await publish((release) => edit("PUT", `releases/${release}/documents/${id}`, document));
    return v.parse(madeSchema, made).id;
  }

  async function masterRef(): Promise<string> {
    const { refs } = v.parse(repositorySchema, await (await fetch(`${service.contentUrl}/api/v2`)).json());
    return refs.find(({ isMasterRef }) => isMasterRef)?.ref ?? "";
  }

  /** Returns the published document that one predicate finds. */
  async function read(predicate: string, lang = "en-us") {
    const query = new URLSearchParams({ ref: await masterRef(), lang, q: `[[${predicate}]]` });
    const found = await fetch(`${service.contentUrl}/api/v2/documents/search?${query.toString()}`);
    const [document] = v.parse(searchSchema, await found.json()).results;
    if (document === undefined) throw new Error(`There is no document with ${predicate}.`);
    return document;
  }

  return { edit, publish, put, masterRef, read };
}
