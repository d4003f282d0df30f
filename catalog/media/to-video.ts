import type { Video } from "./video.ts";
import type { WireVideo } from "./wire-video.ts";

export function toVideo({ url, thumbnailUrl, metadata }: WireVideo): Video {
  return {
    url,
    thumbnailUrl,
    duration: metadata?.videoDuration || undefined,
    uploadDate: metadata?.uploadDate || undefined,
  };
}
