import { epochNow } from "@tessera/runtime/epoch-now.ts";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { identifier } from "../../files/identity.ts";
import type { HonoRequest } from "hono";
import type { Handle } from "../../http/endpoint.ts";
import type { Asset } from "../../store/asset-store.ts";
import { ok, errorResponse } from "../responses.ts";
import type { WriteContext } from "../write-context.ts";
import { assetTexts, filename } from "./asset-texts.ts";
import { fileType } from "./file-type.ts";
import { presentAssets } from "./present-asset.ts";

/** Most bytes of a file, and of the form around it. */
const maxFileSize = 20 * 1024 * 1024;
export const maxFormSize = maxFileSize + 64 * 1024;

const form = v.object({ ...assetTexts, file: v.file("must be a file") });

export function uploadAsset(context: WriteContext): Handle {
  return async (request) => {
    const upload = v.safeParse(form, await readForm(request));
    if (!upload.success)
      return errorResponse(400, `${v.getDotPath(upload.issues[0]) ?? "form"}: ${upload.issues[0].message}`);
    const { file } = upload.output;
    if (file.size > maxFileSize) return errorResponse(413, `file: must be at most ${maxFileSize} bytes`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const asset = await makeAsset(upload.output, bytes);
    await context.store.putAsset(asset, bytes);
    const [presented] = await presentAssets([asset], request, context);
    return ok(presented);
  };
}

async function makeAsset(
  { file, notes = null, credits = null, alt = null }: v.InferOutput<typeof form>,
  bytes: Uint8Array,
): Promise<Asset> {
  const now = epochNow();
  const texts = { filename: v.parse(v.fallback(filename, "file"), file.name), notes, credits, alt };
  const type = await fileType(texts.filename, bytes);
  const dates = { createdAt: now, modifiedAt: now };
  return { id: identifier(randomUUID()), ...texts, ...type, size: bytes.length, tags: [], ...dates };
}

/** Parses a multipart form into fields by name; empty for another body. */
async function readForm(request: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  return Object.fromEntries(await request.formData().catch(() => new FormData()));
}
