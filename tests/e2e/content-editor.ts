import { type APIRequestContext, expect } from "@playwright/test";
import * as v from "valibot";
import { writeToken } from "../support/start-site.ts";
import type { OwnSite } from "./own-site.ts";

/** What the content service returns of what it has made. */
export const madeSchema = v.object({ id: v.string() });

const documentSchema = v.looseObject({ id: v.string(), data: v.record(v.string(), v.unknown()) });
const searchSchema = v.object({ results: v.array(documentSchema) });
const repositorySchema = v.object({
  refs: v.array(v.object({ ref: v.string(), isMasterRef: v.optional(v.boolean()) })),
});

/** Returns functions that change and read the content of a site of a test's own. */
export function contentEditor(own: Pick<OwnSite, "contentUrl">) {
  /** Sends a change, and again whatever is there when it changes something that exists. */
  async function edit(request: APIRequestContext, method: string, target: string, data?: unknown): Promise<unknown> {
    const send = (condition: Record<string, string>) =>
      request.fetch(`${own.contentUrl}/editing/${target}`, {
        method,
        headers: { authorization: `Bearer ${writeToken}`, ...condition },
        data,
      });
    const first = await send({});
    const response = first.status() === 428 ? await send({ "if-match": "*" }) : first;
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  }

  /** Publishes what `change` puts into a release. Addresses may be lost. */
  async function publish(request: APIRequestContext, change: (release: string) => Promise<unknown>): Promise<void> {
    const { id } = v.parse(madeSchema, await edit(request, "POST", "releases", { label: `Release ${Date.now()}` }));
    await change(id);
    await edit(request, "POST", `releases/${id}/publish?lose-addresses`);
  }

  const put = (request: APIRequestContext, id: string, document: object) =>
    publish(request, (release) => edit(request, "PUT", `releases/${release}/documents/${id}`, document));

  /** Returns the published document that one predicate finds. */
  async function read(request: APIRequestContext, predicate: string, lang = "en-us") {
    const repository = v.parse(repositorySchema, await (await request.get(`${own.contentUrl}/api/v2`)).json());
    const ref = repository.refs.find(({ isMasterRef }) => isMasterRef)?.ref ?? "";
    const params = { ref, lang, q: `[[${predicate}]]` };
    const found = await request.get(`${own.contentUrl}/api/v2/documents/search`, { params });
    const [document] = v.parse(searchSchema, await found.json()).results;
    if (document === undefined) throw new Error(`There is no document with ${predicate}.`);
    return document;
  }

  return { edit, publish, put, read };
}
