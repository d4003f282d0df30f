import { jsonResponse } from "@tessera/runtime/http/json-response.ts";
import type { MiddlewareHandler } from "hono";
import { authorize } from "../http/access.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { errorResponse } from "./responses.ts";
import type { WriteContext } from "./write-context.ts";

type GuardContext = Pick<WriteContext, "writeTokens" | "repositoryName" | "changed">;

/** Limits endpoints to holders of a write token for this repository, and calls `changed` after changes. */
export function guarded(endpoints: readonly Endpoint[], context: GuardContext): readonly Endpoint[] {
  const guard = writeGuard(context);
  return endpoints.map((endpoint) => ({ ...endpoint, guard }));
}

function writeGuard({ writeTokens, repositoryName, changed }: GuardContext): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const denied = authorize({ authorization: req.header("authorization") }, writeTokens);
    if (denied) return jsonResponse(denied);
    const repository = req.header("repository") ?? repositoryName;
    if (repository !== repositoryName) return jsonResponse(otherRepository(repositoryName, repository));
    await next();
    if (!["GET", "HEAD"].includes(req.method) && context.res.status < 300) changed?.();
    return undefined;
  };
}

function otherRepository(ours: string, theirs: string) {
  return errorResponse(403, `This is the repository "${ours}", not "${theirs}": correct the client's repository name.`);
}
