import type { Client } from "@prismicio/client";
import * as v from "valibot";
import { type RawDocument, rawDocumentSchema } from "../document.ts";
import type { Time } from "../../http/time.ts";

/** Documents that pass all filters, in one language or in all (`*`). */
interface Search {
  readonly filters: readonly string[];
  readonly lang: string;
}

const answerSchema = v.object({ results: v.array(rawDocumentSchema), next_page: v.nullish(v.string()) });
/** Documents a page, and milliseconds between pages (specification §7 and §9). */
const pageSize = 100;
const pause = 500;

/** The first page of a search; one request. */
export async function firstPage(client: Client, search: Search): Promise<readonly RawDocument[]> {
  return (await askPage(client, search, 1)).results;
}

/** All pages of a search. */
export async function allPages(
  client: Client,
  search: Search,
  time: Time,
  before: readonly RawDocument[] = [],
  page = 1,
): Promise<readonly RawDocument[]> {
  const { results, next_page: next } = await askPage(client, search, page);
  const documents = [...before, ...results];
  if (typeof next !== "string" || results.length === 0) return documents;
  await time.wait(pause);
  return allPages(client, search, time, documents, page + 1);
}

async function askPage(client: Client, { filters, lang }: Search, page: number) {
  return v.parse(answerSchema, await client.get({ filters: [...filters], lang, page, pageSize }));
}
