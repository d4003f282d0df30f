import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import path from "node:path";
import { failRequest } from "./handled-request.ts";
import { StartError } from "./terminal.ts";

export interface NextApp {
  readonly handle: RequestListener;
  readonly close: () => Promise<void>;
}

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

/** Throws `StartError` when there is no build. `npm start` builds first; a direct start of the server does not. */
export function requireBuild(root: string): void {
  if (["BUILD_ID", "islands/manifest.json"].every((file) => existsSync(path.join(root, ".next", file)))) return;
  throw new StartError("There is no build to serve: run `npm run build` first, or `npm run dev` to develop.");
}

/** Returns what tells this build from any other. */
export function readBuildId(root: string): string {
  return readFileSync(path.join(root, ".next", "BUILD_ID"), "utf8").trim();
}

/** Starts Next. It is imported late, because Next and React read the environment when they are loaded. */
export async function startNext(root: string, server: Server, port: number, dev: boolean): Promise<NextApp> {
  const { default: next } = await import("next");
  const httpServer = dev ? server : withoutUpgrades();
  const app = next({ dir: root, dev, hostname: "localhost", port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    handle: (request, response) => {
      handle(request, response).catch((error: unknown) => failRequest(response, error));
    },
    close: () => app.close(),
  };
}

/**
 * Returns a server that never listens. Next adds its listener for upgrades to it, which would hold the socket of each
 * upgrade until the process ends. Without a listener Node handles an upgrade as the plain request that it also is.
 */
function withoutUpgrades(): Server {
  return createServer();
}
