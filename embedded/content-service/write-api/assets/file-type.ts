import sharp from "sharp";
import type { Asset } from "../../store/asset-store.ts";

export type FileType = Pick<Asset, "contentType" | "kind" | "width" | "height">;

/** Content types by extension; other files are served as downloads. */
const types: ReadonlyMap<string, string> = new Map([
  ["pdf", "application/pdf"],
  ["csv", "text/csv; charset=utf-8"],
  ["txt", "text/plain; charset=utf-8"],
  ["json", "application/json"],
  ["zip", "application/zip"],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["mp4", "video/mp4"],
  ["webm", "video/webm"],
  ["mov", "video/quicktime"],
  ["mp3", "audio/mpeg"],
  ["ogg", "audio/ogg"],
  ["wav", "audio/wav"],
  ["m4a", "audio/mp4"],
]);

const pictures: ReadonlyMap<string, string> = new Map([
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
  ["gif", "image/gif"],
  ["svg", "image/svg+xml"],
  ["avif", "image/avif"],
]);

/** Most pixels of a picture; a larger one needs too much memory to scale and counts as a document. */
const maxPixels = 100_000_000;

/** Detects pictures by their bytes and other files by extension, never by the sender's content type. */
export async function fileType(filename: string, bytes: Uint8Array): Promise<FileType> {
  const picture = await pictureType(bytes);
  if (picture) return picture;
  const contentType = types.get(/\.([^.]+)$/.exec(filename.toLowerCase())?.[1] ?? "") ?? "application/octet-stream";
  const [kind] = contentType.split("/");
  return { contentType, kind: kind === "video" || kind === "audio" ? kind : "document", width: null, height: null };
}

/** True when a picture can be decoded to its end. */
function isWhole(bytes: Uint8Array): Promise<boolean> {
  const reading = sharp(bytes).resize(1).toBuffer();
  return reading.then(
    () => true,
    () => false,
  );
}

async function pictureType(bytes: Uint8Array): Promise<FileType | undefined> {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const contentType = pictures.get((found?.compression === "av1" ? "avif" : found?.format) ?? "");
  if (!found || contentType === undefined) return undefined;
  const { width, height } = found.autoOrient;
  if (width * height > maxPixels || !(await isWhole(bytes))) return undefined;
  return { contentType, kind: "image", width, height };
}
