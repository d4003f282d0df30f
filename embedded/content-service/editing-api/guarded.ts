import { authorize } from "../http/authorize.ts";
import type { Endpoint } from "../http/endpoint.ts";
import type { EditingContext } from "./editing-context.ts";

/** The endpoint for holders of a write token only; its changes are told. */
export function guarded({ method, path, answer }: Endpoint, { writeTokens, changed }: EditingContext): Endpoint {
  return {
    method,
    path,
    answer: async (call) => {
      const denied = authorize(call.headers, writeTokens);
      if (denied) return denied;
      const reply = await answer(call);
      if (method !== "GET" && reply.status < 300) changed?.();
      return reply;
    },
  };
}
