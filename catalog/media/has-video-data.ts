import type { Video } from "./video.ts";

/** Whether enough is known of a film for structured data: search engines take none without all three (specification §5). */
export function hasVideoData(
  video: Video,
): video is Video & { readonly duration: string; readonly uploadDate: string } {
  return video.url !== "" && video.duration !== undefined && video.uploadDate !== undefined;
}
