import type { IncomingMessage } from "node:http";
import { type ContentReply, ContentUnavailable, parseJson } from "./content-reply.ts";
import { passUpload } from "./pass-upload.ts";

interface ContentCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/editing/documents/rome` */
  readonly path: string;
  /** Becomes JSON. */
  readonly body?: object;
  /** The state that a change is based on: `{ "if-match": '"12"' }`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Name of the editor. */
  readonly author?: string;
}

/** The APIs of the content service that editors use. Each function throws `ContentUnavailable` without a whole response. */
export interface ContentService {
  readonly call: (call: ContentCall) => Promise<ContentReply>;
  /** Passes the body of a request on, as it comes. */
  readonly upload: (path: string, request: IncomingMessage, author: string) => Promise<ContentReply>;
  /** Origins with http that its pictures come from. */
  readonly mediaOrigins: readonly string[];
}

/** Milliseconds. */
const timeLimit = 10_000;

interface Address {
  /** Address of the Document API. The other APIs have the same origin. */
  readonly contentUrl: string;
  readonly writeToken: string;
}

export function createContentService({ contentUrl, writeToken }: Address): ContentService {
  const { origin } = new URL(contentUrl);
  const sender = (author: string) => ({ authorization: `Bearer ${writeToken}`, "x-author": toHeader(author) });
  return {
    mediaOrigins: origin.startsWith("http:") ? [origin] : [],
    call: async ({ method, path, body, headers = {}, author = "studio" }) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const read = async (): Promise<ContentReply> => {
        const response = await fetch(`${origin}${path}`, {
          method,
          headers: { "content-type": "application/json", ...sender(author), ...headers },
          signal: AbortSignal.timeout(timeLimit),
          ...sent,
        });
        return { status: response.status, body: parseJson(await response.text()) };
      };
      const reply = await read().catch((cause: unknown) => {
        throw new ContentUnavailable("The content service doesn't respond.", { cause });
      });
      return checkReply(reply);
    },
    upload: async (path, request, author) => checkReply(await passUpload(`${origin}${path}`, request, sender(author))),
  };
}

function checkReply(reply: ContentReply): ContentReply {
  if (reply.status === 401) throw new ContentUnavailable("The content service refuses the token of the studio.");
  if (reply.status >= 500) throw new ContentUnavailable(`The content service responded with ${reply.status}.`);
  return reply;
}

/** Header values are Latin-1. Accents of others are removed, so that `Žofie` becomes `Zofie`. */
function toHeader(name: string): string {
  const latin = name.normalize("NFC").replace(/[^\x20-\x7e\xa0-\xff]/g, (letter) => letter.normalize("NFD"));
  return latin.replace(/[^\x20-\x7e\xa0-\xff]/g, "").trim() || "studio";
}
