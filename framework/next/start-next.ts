import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { bridge } from "./bridge.ts";
import { findRoutePath } from "./route-paths.ts";

export interface NextApp {
  readonly handle: RequestListener;
  readonly close: () => Promise<void>;
}

interface NextSettings {
  /** Folder of the project. */
  readonly root: string;
  readonly server: Server;
  readonly port: number;
  readonly development: boolean;
  /** Responds to a request that Next failed to handle. */
  readonly onFailure: (response: ServerResponse, error: unknown) => void;
}

/** Starts Next. It is imported late, because Next and React read the environment when they are loaded. */
export async function startNext({ root, server, port, development, onFailure }: NextSettings): Promise<NextApp> {
  const { default: next } = await import("next");
  const httpServer = development ? server : withoutUpgrades();
  const app = next({ dir: root, dev: development, hostname: "localhost", port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  const pass: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => onFailure(response, error));
  };
  return {
    handle: (request, response) => {
      const routePath = findRoutePath(request);
      if (routePath === undefined) pass(request, response);
      else bridge().renderings.run({ routePath, fail: () => response.destroy() }, pass, request, response);
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
