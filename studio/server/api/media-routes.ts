import * as v from "valibot";
import type { ContentService } from "../content/content-service.ts";
import { toReply } from "../content/to-reply.ts";
import { refusal, type StudioRoute } from "../http/route.ts";

type Tools = { readonly content: Pick<ContentService, "call" | "upload"> };

/** Bytes of a file, with the parts of the form around it. */
const maxUploadBytes = 20 * 1024 * 1024 + 64 * 1024;

const assetSchema = v.looseObject({ id: v.string(), url: v.string() });
const listSchema = v.looseObject({ items: v.array(assetSchema) });
const textSchema = v.nullish(v.pipe(v.string(), v.maxLength(500)));
const changeSchema = v.object({ alt: textSchema, credits: textSchema, notes: textSchema });

const listParameters = new Set(["keyword", "cursor", "limit", "assetType"]);

/** Routes of the library of pictures and files. */
export function mediaRoutes({ content: { call, upload } }: Tools): readonly StudioRoute[] {
  return [
    {
      method: "GET",
      path: "media",
      action: "read",
      respond: async ({ query }) => {
        const sent = [...query].filter(([name, value]) => listParameters.has(name) && value !== "");
        return toReply(
          await call({ method: "GET", path: `/asset-api/assets?${new URLSearchParams(sent)}` }),
          listSchema,
        );
      },
    },
    {
      method: "POST",
      path: "media",
      action: "upload",
      isUpload: true,
      respond: async ({ request, editor }) => {
        const { "content-length": length, "content-type": type = "" } = request.headers;
        if (!type.startsWith("multipart/form-data")) return refusal(400, "invalid", "Send the file as a form.");
        if (length === undefined) return refusal(411, "invalid", "Send the size of the file.");
        if (Number(length) > maxUploadBytes) return refusal(413, "too-large", "A file can have up to 20 MB.");
        return toReply(await upload("/asset-api/assets", request, editor.name), assetSchema, (asset) => asset, {});
      },
    },
    {
      method: "PATCH",
      path: "media/:id",
      action: "upload",
      respond: async ({ parameters: { id = "" }, body, editor }) => {
        const change = v.safeParse(changeSchema, body);
        if (!change.success) return refusal(400, "invalid", "Send texts of up to 500 characters: alt, credits, notes.");
        const path = `/asset-api/assets/${id}`;
        const changed = await call({ method: "PATCH", path, body: change.output, author: editor.name });
        return toReply(changed, assetSchema, (asset) => asset, {});
      },
    },
  ];
}
