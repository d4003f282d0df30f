import { readFileSync, readdirSync, existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { privateHeaders } from "./send-reply.ts";

interface ApplicationFiles {
  /** Folder that the build of the application writes. */
  readonly folder: string;
  /** Whether the files may change while the process runs. */
  readonly development: boolean;
  /** Policy of the page. */
  readonly policy: string;
}

export interface Application {
  /** Sends the page of the application. */
  readonly sendPage: (request: IncomingMessage, response: ServerResponse) => void;
  /** Sends a file of it by its name. */
  readonly sendFile: (request: IncomingMessage, response: ServerResponse, name: string) => void;
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Names that have the hash of the file's content. Fonts and screenshots are copies under fixed names. */
const hashed = /-(?:[A-Z\d]{8}\.js|[\da-f]{8}\.css)$/;

const immutable = "public, max-age=31536000, immutable";
const shortLived = "public, max-age=3600";

/** Serves the built application. Its files are read once, with the first request for each. */
export function createApplication({ folder, development, policy }: ApplicationFiles): Application {
  const known = new Map<string, Buffer>();
  const names = new Set<string>();
  const read = (name: string) => {
    if (names.size === 0 || development) for (const file of listFiles(folder)) names.add(file);
    if (!names.has(name)) return undefined;
    const content = (development ? undefined : known.get(name)) ?? readFileSync(path.join(folder, name));
    known.set(name, content);
    return content;
  };
  return {
    sendPage: (request, response) => {
      const page = read("index.html");
      if (page === undefined) return sendText(response, 503, "The studio isn’t built. Run `npm run build` first.\n");
      const html = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
      response.writeHead(200, { ...privateHeaders, ...html, "Content-Length": page.length });
      return void response.end(request.method === "HEAD" ? undefined : page);
    },
    sendFile: (request, response, name) => {
      const plain = path.extname(name) in types ? read(name) : undefined;
      const encoding = chooseEncoding(request.headers["accept-encoding"], (ending) => names.has(name + ending));
      const content = plain && (read(name + encoding.ending) ?? plain);
      if (content === undefined) return sendText(response, 404, "There is no such file.\n");
      const type = { "Content-Type": types[path.extname(name)], "Content-Length": content.length };
      const cache = { "Cache-Control": hashed.test(name) ? immutable : shortLived, Vary: "Accept-Encoding" };
      const header = encoding.name === undefined ? {} : { "Content-Encoding": encoding.name };
      response.writeHead(200, { ...cache, ...type, ...header });
      return void response.end(request.method === "HEAD" ? undefined : content);
    },
  };
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

/** Chooses the smallest form of a file that the browser reads and the build has written beside it. */
function chooseEncoding(
  accepted: string | string[] | undefined,
  exists: (ending: string) => boolean,
): { readonly ending: string; readonly name: string | undefined } {
  const text = String(accepted);
  if (/\bbr\b/.test(text) && exists(".br")) return { ending: ".br", name: "br" };
  if (/\bgzip\b/.test(text) && exists(".gz")) return { ending: ".gz", name: "gzip" };
  return { ending: "", name: undefined };
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...privateHeaders, "Content-Type": "text/plain; charset=utf-8" }).end(text);
}
