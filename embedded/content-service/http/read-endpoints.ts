import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { forbidden, type Permissions, permissionsOf, wrongToken } from "./access.ts";
import type { Call, Endpoint } from "./endpoint.ts";
import { ok } from "./responses.ts";
import { repository } from "./repository.ts";
import { search } from "./search.ts";
import type { ServiceContext } from "./service-context.ts";

/** Endpoints of the Document API. */
export function readEndpoints(context: ServiceContext): readonly Endpoint[] {
  const { store } = context;
  const guarded = (path: string, handle: (call: Call, permissions: Permissions) => Promise<JsonReply>): Endpoint => ({
    method: "GET",
    path,
    handle: async (call) => {
      const permissions = permissionsOf(call, context.access);
      return permissions ? handle(call, permissions) : forbidden(wrongToken, call.url.origin);
    },
  });
  return [
    guarded("/api/v2", async ({ url }, permissions) =>
      ok(repository(await store.state(), permissions, context, url.origin)),
    ),
    guarded("/api/v2/documents/search", (call, permissions) => search(call, permissions, context)),
    guarded("/api/tags", async () => ok((await store.state()).tags)),
  ];
}
