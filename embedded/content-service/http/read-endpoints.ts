import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import { forbidden, type Permissions, findPermissions, wrongToken } from "./access.ts";
import type { Endpoint, Handle } from "./endpoint.ts";
import { ok } from "./responses.ts";
import { repository } from "./repository.ts";
import { search } from "./search.ts";
import type { ServiceContext } from "./service-context.ts";

/** Endpoints of the Document API. */
export function readEndpoints(context: ServiceContext): readonly Endpoint[] {
  const { store } = context;
  const endpoint = (path: string, handle: Parameters<typeof permitted>[0]): Endpoint => ({
    method: "GET",
    path,
    handle: permitted(handle, context),
  });
  return [
    endpoint("/api/v2", async (request, permissions) =>
      ok(repository(await store.state(), permissions, context, new URL(request.url))),
    ),
    endpoint("/api/v2/documents/search", ({ url }, permissions) => search(new URL(url), permissions, context)),
    ...["/api/tags", "/api/v2/tags"].map((path) => endpoint(path, async () => ok((await store.state()).tags))),
  ];
}

/** Passes a handler the client's permissions; responds 401 without any. */
export function permitted(
  handle: (request: HonoRequest, permissions: Permissions) => Promise<JsonReply>,
  { access }: Pick<ServiceContext, "access">,
): Handle {
  return async (request) => {
    const url = new URL(request.url);
    const permissions = findPermissions({ url, headers: { authorization: request.header("authorization") } }, access);
    return permissions ? handle(request, permissions) : forbidden(wrongToken, url.origin);
  };
}
