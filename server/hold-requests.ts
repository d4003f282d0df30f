import type { RequestListener } from "node:http";

/** Most publications that wait for Next. Their sender repeats any other. */
const maxWaiting = 16;

/** Next is not ready yet: a page that is not stored can't be rendered. */
export class StartingError extends Error {
  override readonly name = "StartingError";
}

export interface Start {
  /** Whether Next is not ready yet. */
  readonly isStarting: () => boolean;
  /** Passes requests to Next once it is ready. Before, publications wait: older pages may be there already. */
  readonly handle: RequestListener;
  /** Passes what waits and all other requests to Next. */
  readonly end: (next: RequestListener) => void;
}

export function createStart(): Start {
  const waiting: Parameters<RequestListener>[] = [];
  let starting = true;
  let handle: RequestListener = (request, response) => {
    const isWebhook = request.method === "POST" && /^\/api\/webhook\/?$/.test(request.url ?? "");
    if (isWebhook && waiting.length < maxWaiting) waiting.push([request, response]);
    else response.writeHead(503, { "Retry-After": "1" }).end();
  };
  return {
    isStarting: () => starting,
    handle: (request, response) => handle(request, response),
    end: (next) => {
      starting = false;
      handle = next;
      for (const each of waiting.splice(0)) next(...each);
    },
  };
}
