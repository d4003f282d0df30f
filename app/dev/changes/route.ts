import { setInterval } from "node:timers/promises";
import { contentService } from "@/app/_composition/clients.ts";
import { watchContent } from "@/endpoints/development/watch-content.ts";
import { environment } from "@/app/_composition/environment.ts";

/** Streams the refs of the content to the pages of `npm run dev`, which reload when these change. Elsewhere it is a 404. */
export function GET({ signal }: Request): Response {
  if (!environment.development) return new Response(null, { status: 404 });
  const changes = watchContent(contentService.refs, setInterval(1000, undefined, { signal }));
  const events = new ReadableStream<string>({
    pull: async (controller) => {
      const { done, value } = await changes.next();
      if (done === true) controller.close();
      else controller.enqueue(`data: ${value}\n\n`);
    },
  });
  return new Response(events.pipeThrough(new TextEncoderStream()), {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" },
  });
}
