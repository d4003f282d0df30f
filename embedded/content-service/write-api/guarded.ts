import { authorize } from "../http/access.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { errorResponse } from "./responses.ts";
import type { WriteContext } from "./write-context.ts";

/** Limits an endpoint to holders of a write token for this repository, and calls `changed` after changes. */
export function guarded(
  { method, path, handle }: Endpoint,
  { writeTokens, repositoryName, changed }: Pick<WriteContext, "writeTokens" | "repositoryName" | "changed">,
): Endpoint {
  return {
    method,
    path,
    handle: async (call) => {
      const { repository = repositoryName } = call.headers;
      const denied = authorize(call.headers, writeTokens);
      if (denied) return denied;
      if (repository !== repositoryName) return errorResponse(403, otherRepository(repositoryName, String(repository)));
      const reply = await handle(call);
      if (method !== "GET" && reply.status < 300) changed?.();
      return reply;
    },
  };
}

function otherRepository(ours: string, theirs: string): string {
  return `This is the repository "${ours}", not "${theirs}": correct the client's repository name.`;
}
