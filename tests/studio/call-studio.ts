import type { Page } from "@playwright/test";
import * as v from "valibot";
import { type ListedDocument, listSchema } from "../../studio/protocol/document.ts";

const replySchema = v.object({ status: v.number(), body: v.unknown() });

/** Sends a request to the API as the studio's page does. Throws for a response with an error. */
export async function callStudio(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const reply = await page.evaluate(
    async ([sentMethod, sentPath, sentBody]) => {
      const response = await fetch(`/studio/api/${sentPath}`, {
        method: sentMethod,
        headers: { "x-studio": "1", "content-type": "application/json" },
        ...(sentBody !== "" && { body: sentBody }),
      });
      return { status: response.status, body: await response.json() };
    },
    [method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );
  const { status, body: received } = v.parse(replySchema, reply);
  if (status >= 300) throw new Error(`${method} ${path} responded with ${status}: ${JSON.stringify(received)}`);
  return received;
}

/** Returns the document with an address and language. */
export async function findDocument(page: Page, uid: string, lang = "en-us"): Promise<ListedDocument> {
  const { results } = v.parse(listSchema, await callStudio(page, "GET", `documents?q=${uid}&lang=${lang}&limit=100`));
  const found = results.find((each) => each.uid === uid);
  if (found === undefined) throw new Error(`There is no document ${uid} in ${lang}.`);
  return found;
}
