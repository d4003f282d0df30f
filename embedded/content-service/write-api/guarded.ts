import { authorize } from "../http/access.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { errorResponse } from "./responses.ts";
import type { WriteContext } from "./write-context.ts";

/** The endpoint for holders of a write token only, who mean this repository; its changes are told. */
export function guarded(
  { method, path, answer }: Endpoint,
  { writeTokens, repositoryName, changed }: Pick<WriteContext, "writeTokens" | "repositoryName" | "changed">,
): Endpoint {
  return {
    method,
    path,
    answer: async (call) => {
      const { repository = repositoryName } = call.headers;
      const denied = authorize(call.headers, writeTokens);
      if (denied) return denied;
      if (repository !== repositoryName) return errorResponse(403, otherRepository(repositoryName, String(repository)));
      const reply = await answer(call);
      if (method !== "GET" && reply.status < 300) changed?.();
      return reply;
    },
  };
}

function otherRepository(ours: string, theirs: string): string {
  return `This is the repository "${ours}", not "${theirs}": correct the client's repository name.`;
}
