import { Agent } from "node:http";
import { send } from "../support/send.ts";

interface Visited {
  readonly status: number;
  /** How the page was found: `hit`, `stale`, `miss` or `refreshed`. */
  readonly cache: string;
  readonly h1: string;
  readonly html: string;
}

export interface VisitOptions {
  readonly site?: string;
  readonly cookie?: string;
}

/** Connections stay open, as those of a proxy. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Requests a page of an instance. Throws when the connection is lost before the whole response. */
export async function visit(
  port: number,
  path: string,
  { site = "tessera", cookie = "" }: VisitOptions = {},
): Promise<Visited> {
  const base = `http://localhost:${port}`;
  const { status, headers, body } = await send({
    base,
    agent,
    path,
    headers: { host: `${site}.localhost:${port}`, cookie },
  });
  const [h1 = ""] = /(?<=<h1[^>]*>).*?(?=<\/h1>)/s.exec(body) ?? [];
  return { status, cache: String(headers["x-cache"]), h1: h1.replaceAll(/<[^>]*>/g, ""), html: body };
}
