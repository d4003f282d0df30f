import type { RequestListener, Server, ServerResponse } from "node:http";

export interface NextApp {
  readonly handle: RequestListener;
  readonly close: () => Promise<void>;
}

/** Imported late: Next and React read the environment when they are loaded. */
export async function startNext(root: string, server: Server, port: number, dev: boolean): Promise<NextApp> {
  const { default: next } = await import("next");
  const app = next({ dir: root, dev, hostname: "localhost", port, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    handle: (request, response) => {
      handle(request, response).catch((error: unknown) => fail(response, error));
    },
    close: () => app.close(),
  };
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { "Content-Type": "text/plain" }).end("Internal Server Error");
}
