import { createServer, request as send, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { onTestFinished } from "vitest";
import { createStudio } from "./create-studio.ts";
import { createLinks } from "./sessions/links.ts";
import { openStore } from "./sessions/open-store.ts";
import type { Editor } from "./sessions/sessions.ts";

interface Options {
  readonly variables?: Readonly<Record<string, string>>;
  readonly contentUrl?: string;
  readonly isLocal?: boolean;
  /** Folder of the project, with its models. */
  readonly project?: string;
  /** Folder of the store; by default a new one. */
  readonly folder?: string;
  /** Files of the built application by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** The bundle of the rendering thread; by default Next renders everything. */
  readonly renderer?: string;
  /** Renders pages in the place of Next. */
  readonly next?: RequestListener;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The token that no response may have. */
export const secretToken = "token-of-the-content-service";

/** Runs a studio on a free port, with a clock that the test sets. All other requests are responded with "site". */
export async function startStudio(options: Options = {}) {
  const { variables = {}, contentUrl = "http://localhost:1/api/v2", isLocal = true, files = {} } = options;
  const world = { ms: 1_000_000 };
  const errors: string[] = [];
  const longBodies: unknown[] = [];
  const root = mkdtempSync(path.join(tmpdir(), "studio-"));
  mkdirSync(path.join(root, ".next/studio"), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(root, ".next/studio", name), content);
  const studio = createStudio({
    root: options.project ?? root,
    renderer: options.renderer,
    development: false,
    variables,
    folder: options.folder ?? path.join(root, "data"),
    findClient: () => "203.0.113.1",
    allowLongBody: (request) => void longBodies.push(request.url),
    time: { date: () => world.ms, now: () => world.ms },
    onError: (error) => errors.push(String(error)),
  });
  const server = createServer((request, response) => {
    if (!studio.respond(request, response)) response.end("site");
  });
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const opened = await studio.open({
    port,
    isLocal,
    contentUrl,
    writeToken: secretToken,
    next: options.next ?? ((_, response) => response.end()),
    finish: (html) => html,
    secure: (html, sources) => ({ html, headers: { "content-security-policy": `frame-ancestors ${sources}` } }),
    scriptMark: "",
  });
  const store = await openStore(path.join(root, "data"));
  onTestFinished(() => {
    store.close();
    server.closeAllConnections();
    server.close();
    studio.close();
    rmSync(root, { recursive: true });
  });
  const origin = opened === undefined ? `http://studio.localhost:${port}` : new URL(opened).origin;
  const { host } = new URL(origin);

  /** Sends a request, to the studio's host unless its headers name another one. */
  const request = (target: string, { method = "GET", headers = {}, body }: Sent = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const sending = send(
        // A connection that is used again may be one that the server is closing.
        { port, host: "localhost", path: target, method, headers: { host, ...headers }, agent: false },
        (response) => {
          const { statusCode: status = 0, headers: received } = response;
          text(response).then((all) => resolve({ status, headers: received, text: all }), reject);
        },
      );
      sending.once("error", reject).end(body);
    });

  /** Presses the button of the page of a link. */
  const press = (link: string, headers: Sent["headers"] = {}) =>
    request("/studio/sign-in", {
      method: "POST",
      headers: { origin, "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({ link }).toString(),
    });
  const addLink = (editor: Editor) => createLinks(store, () => world.ms).add(editor);
  const link = new URL(opened ?? origin).searchParams.get("link") ?? "";
  const openLink = async () => press(await addLink({ name: "Ada", role: "admin" }));

  /** Signs in. The result sends requests to the API as the studio's page does, with JSON both ways. */
  const signIn = async (editor: Editor) => {
    const { headers } = await press(await addLink(editor));
    const cookie = headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? "";
    return async (method: string, route: string, body?: unknown) => {
      const own = { cookie, origin, "x-studio": "1" };
      const sent = { method, headers: own, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const { status, headers: received, text: all } = await request(`/studio/api/${route}`, sent);
      const isJson = received["content-type"]?.startsWith("application/json") === true;
      return { status, body: isJson ? v.parse(v.looseObject({}), JSON.parse(all)) : all };
    };
  };
  return { request, press, addLink, openLink, signIn, link, origin, opened, errors, longBodies, store, world, port };
}
