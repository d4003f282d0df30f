import { contentService } from "@/app/_composition/clients.ts";
import { environment } from "@/app/_composition/environment.ts";
import { logOnceAMinute } from "@/app/_composition/log.ts";
import { invalidatePagesInRequest } from "@/framework/next/invalidate-pages-in-request.ts";
import { publications } from "@/endpoints/webhook/publications.ts";
import { registries } from "@/app/_composition/registries.ts";
import { toPlacePages } from "@/renderer/load/to-place-pages.ts";
import { createRateLimit } from "@/routing/rate-limit.ts";
import { createReceiver } from "@/endpoints/webhook/create-receiver.ts";
import { publicationReader } from "@/endpoints/webhook/read-publication.ts";
import { systemTime } from "@/http/time.ts";

/** Where the content service says what was published (docs/embedded.md). */
export const POST = createReceiver({
  secret: environment.webhookSecret,
  now: systemTime.date,
  countFailure: createRateLimit({ burst: 10, perSecond: 0.1, now: systemTime.now }),
  readPublication: publicationReader({
    read: contentService.byIds,
    showsRelease: environment.contentMode.kind.startsWith("release"),
    published: publications.notify,
    hasMoved: publications.knownAddresses.hasMoved,
    isPlacePage: (document) => toPlacePages([document], registries.pageTypes).size > 0,
  }),
  invalidate: invalidatePagesInRequest,
  log: logOnceAMinute,
});
