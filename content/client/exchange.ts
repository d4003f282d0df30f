import { ContentError } from "./content-error.ts";
import { askPatiently, type Init } from "./ask-patiently.ts";
import { errorOf } from "./refusal.ts";
import type { Time } from "../../http/time.ts";

interface ExchangeOptions {
  readonly endpoint: string;
  readonly ofRepository: boolean;
  /** For the whole exchange: waiting after 429 and reading the body included. */
  readonly timeoutMs: number;
}

/** One request → the body of a 2xx, read to the end. Throws `ContentError`. */
export async function exchange(
  url: string,
  init: RequestInit | undefined,
  options: ExchangeOptions,
  time: Time,
): Promise<ArrayBuffer> {
  const { ok, status, body } = await answerOf(url, { ...init, signal: AbortSignal.timeout(options.timeoutMs) });
  if (ok) return body;
  throw errorOf({ ...options, status, body: new TextDecoder().decode(body) });

  async function answerOf(address: string, request: Init) {
    try {
      const response = await askPatiently(address, request, time);
      return { ok: response.ok, status: response.status, body: await response.arrayBuffer() };
    } catch (cause) {
      if (!request.signal.aborted)
        throw new ContentError("generic", "The content service could not be reached", { cause });
      throw new ContentError("time-out", `The content service took longer than ${options.timeoutMs} ms`, { cause });
    }
  }
}
