import { Agent, request } from "node:http";

interface Visited {
  readonly status: number;
  /** How the page was found: `hit`, `stale`, `miss` or `refreshed`. */
  readonly cache: string;
  readonly h1: string;
  readonly html: string;
}

interface VisitOptions {
  readonly site?: string;
  readonly cookie?: string;
}

/** Connections stay open, as those of a proxy. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Requests a page of an instance. Throws when the connection is lost before the whole response. */
export function visit(
  port: number,
  path: string,
  { site = "tessera", cookie = "" }: VisitOptions = {},
): Promise<Visited> {
  const headers = { host: `${site}.localhost:${port}`, cookie };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const html = Buffer.concat(chunks).toString();
        const [h1 = ""] = /(?<=<h1[^>]*>).*?(?=<\/h1>)/s.exec(html) ?? [];
        const cache = String(response.headers["x-cache"]);
        resolve({ status: response.statusCode ?? 0, cache, h1: h1.replaceAll(/<[^>]*>/g, ""), html });
      });
    });
    sent.once("error", reject);
    sent.end();
  });
}
