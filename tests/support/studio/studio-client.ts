import * as v from "valibot";
import { systemTime } from "../../../http/time.ts";
import { openedSchema, listSchema, type EditedDocument } from "../../../studio/protocol/document.ts";
import { createLinks } from "../../../studio/server/sessions/links.ts";
import { openStore } from "../../../studio/server/sessions/open-store.ts";
import { send } from "../send.ts";

/** An editor who is signed in to the studio of a site. */
export interface StudioClient {
  /** Sends JSON, and returns that of the response. Throws for a response with an error. */
  readonly call: (method: string, route: string, body?: object) => Promise<unknown>;
  /** Returns the document with an address, in English. */
  readonly open: (uid: string) => Promise<EditedDocument>;
}

interface StudioPlace {
  readonly baseUrl: string;
  /** Folder of its sessions and links. */
  readonly studioFolder: string;
}

/** Signs in as an editor, with a new link. */
export async function signInToStudio({ baseUrl, studioFolder }: StudioPlace): Promise<StudioClient> {
  const host = `studio.localhost:${new URL(baseUrl).port}`;
  const origin = `http://${host}`;
  const form = { host, origin, "content-type": "application/x-www-form-urlencoded" };
  const link = await createLink(studioFolder);
  const signedIn = await send({
    base: baseUrl,
    path: "/studio/sign-in",
    method: "POST",
    headers: form,
    body: `link=${link}`,
  });
  const [cookie = ""] = signedIn.headers["set-cookie"]?.[0]?.split(";", 1) ?? [];
  const headers = { host, origin, cookie, "x-studio": "1" };
  const call: StudioClient["call"] = async (method, route, sent) => {
    const { status, body } = await send({
      base: baseUrl,
      path: `/studio/api/${route}`,
      method,
      headers,
      ...(sent && { body: JSON.stringify(sent) }),
    });
    if (status !== 200) throw new Error(`${route} responded with ${status}: ${body.slice(0, 200)}`);
    return JSON.parse(body);
  };
  return {
    call,
    open: async (uid) => {
      const { results } = v.parse(listSchema, await call("GET", `documents?q=${uid}&lang=en-us`));
      const found = results.find((each) => each.uid === uid);
      return v.parse(openedSchema, await call("GET", `documents/${found?.id}`)).document;
    },
  };
}

async function createLink(folder: string): Promise<string> {
  const store = await openStore(folder);
  const link = await createLinks(store, systemTime.date).add({ name: "Ada", role: "editor" });
  store.close();
  return link;
}
