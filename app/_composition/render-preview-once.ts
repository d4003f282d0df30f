import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { ContentService } from "../../content/client/content-service.ts";
import { exitPath, hasEnded } from "../../preview/preview-session.ts";
import { limitPreviews } from "../../preview/limit-previews.ts";
import { type Previewed, renderPreview } from "../../preview/render-preview.ts";
import type { Ports } from "../../renderer/contracts/ports.ts";
import { previewCookie } from "../../routing/cookies.ts";
import type { Route } from "../../routing/route.ts";
import { contentService } from "./clients.ts";
import { ports } from "./composition.ts";
import { registries, sharedTypes } from "./registries.ts";
import { missingPage, oncePerRequest } from "./render-page-once.ts";

/** Returns a route's page as it is previewed, rendered once per request. Redirects out of a preview that has ended. */
export const renderPreviewOnce = oncePerRequest(async (route): Promise<Previewed> => {
  const previewed = await previewRoute(route);
  return previewed ?? redirect(route === undefined ? "/api/exit-preview/" : exitPath(route));
});

/** Returns undefined where no preview is on, or the one that was has ended. */
async function previewRoute(route: Route | undefined): Promise<Previewed | undefined> {
  const content = await previewedContent();
  if (content === undefined) return undefined;
  if (route === undefined) return { outcome: missingPage, report: undefined };
  try {
    return await limitPreviews(() => renderPreview(registries, createPreviewPorts(content), route, content.byIds));
  } catch (error) {
    if (hasEnded(error)) return undefined;
    throw error;
  }
}

/** The ports with what the editor previews. Nothing of it is cached. */
function createPreviewPorts(content: ContentService): Ports {
  const sharedDocuments = (host: string) => content.ofHost(host, sharedTypes);
  const { page, documents } = content;
  return { ...ports, content: { ...ports.content, page, documents, sharedDocuments } };
}

/** The content as the editor previews it; undefined when the preview cookie has no token of ours. */
async function previewedContent(): Promise<ContentService | undefined> {
  const cookie = (await cookies()).get(previewCookie)?.value ?? "";
  const content = contentService.withPreview(cookie);
  return content === contentService ? undefined : content;
}
