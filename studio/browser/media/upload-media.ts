import * as v from "valibot";
import { errorSchema } from "../../protocol/document.ts";
import { type Media, mediaSchema } from "../../protocol/media.ts";
import { RequestError } from "../api/request.ts";
import { messages } from "./messages.ts";

/** Adds a file to the media library. Throws `RequestError`. */
export async function uploadMedia(file: File): Promise<Media> {
  const body = new FormData();
  body.append("file", file);
  const response = await fetch("/studio/api/media", { method: "POST", headers: { "x-studio": "1" }, body }).catch(
    () => {
      throw new RequestError(0, { code: "offline", message: messages.uploadFailed });
    },
  );
  const json: unknown = await response.json().catch(() => undefined);
  const media = v.safeParse(mediaSchema, json);
  if (response.ok && media.success) return media.output;
  const failure = v.safeParse(errorSchema, json);
  throw new RequestError(
    response.status,
    failure.success ? failure.output : { code: "failed", message: messages.uploadFailed },
  );
}
