import type { JsonReply } from "../../http/send-json.ts";
import { forbidden, type Sight, sightOf, wrongToken } from "./access.ts";
import type { Call, Endpoint } from "./endpoint.ts";
import { ok } from "./reply.ts";
import { repository } from "./repository.ts";
import { search } from "./search.ts";
import type { ServiceContext } from "./service-context.ts";

/** The Document API. */
export function readEndpoints(context: ServiceContext): readonly Endpoint[] {
  const { store } = context;
  const guarded = (path: string, answer: (call: Call, sight: Sight) => Promise<JsonReply>): Endpoint => ({
    method: "GET",
    path,
    answer: async (call) => {
      const sight = sightOf(call, context.access);
      return sight ? answer(call, sight) : forbidden(wrongToken, call.url.origin);
    },
  });
  return [
    guarded("/api/v2", async ({ url }, sight) => ok(repository(await store.state(), sight, context, url.origin))),
    guarded("/api/v2/documents/search", (call, sight) => search(call, sight, context)),
    guarded("/api/tags", async () => ok((await store.state()).tags)),
  ];
}
