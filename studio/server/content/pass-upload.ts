import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type ContentReply, ContentUnavailable, parseJson } from "./content-reply.ts";

/** Milliseconds without a byte after which an upload fails. */
const stallLimit = 30_000;

/** Sends the body of a request to an address as it comes, with the headers that describe it. */
export async function passUpload(
  url: string,
  request: IncomingMessage,
  headers: Readonly<Record<string, string>>,
): Promise<ContentReply> {
  const { "content-type": type = "", "content-length": length } = request.headers;
  const described = { "content-type": type, ...(length !== undefined && { "content-length": length }) };
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  const upload = send(url, { method: "POST", headers: { ...described, ...headers }, timeout: stallLimit });
  upload.once("timeout", () => upload.destroy(new Error("No byte moved.")));
  const received = new Promise<ContentReply>((resolve, reject) => {
    upload.once("error", reject);
    upload.once("response", (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body: parseJson(body) }), reject);
    });
  });
  // The service may refuse a file before it has all of it.
  pipeline(request, upload).catch((cause: unknown) => upload.destroy(cause instanceof Error ? cause : undefined));
  return received.catch((cause: unknown) => {
    throw new ContentUnavailable("The content service didn't take the file.", { cause });
  });
}
