import { cookies } from "next/headers";
import type { ContentService } from "../../content/client/content-service.ts";
import { previewCookie } from "../../routing/cookies.ts";
import { contentService } from "./composition.ts";

/** The content as whoever sent the request previews it; undefined when the preview cookie has no token of ours. */
export async function previewContent(): Promise<ContentService | undefined> {
  const cookie = (await cookies()).get(previewCookie)?.value ?? "";
  const content = contentService.withPreview(cookie);
  return content === contentService ? undefined : content;
}
