import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { listBlockedScripts } from "./blocked-scripts.ts";

/** Next streams the metadata of a page to browsers, and not to all robots. */
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export interface VisitedPage {
  readonly status: number;
  readonly location: string | undefined;
  /** Whose output it is; undefined for the site's own. */
  readonly framework: string | string[] | undefined;
  /** Beginnings of its inline scripts that its policy blocks. */
  readonly blocked: readonly string[];
  /** Whether it lacks nothing that will be there in a moment. A page of Next's own does not tell. */
  readonly isWhole: boolean;
  /** Content of a page; empty for a redirect. */
  readonly shown: string;
}

/** Requests a page of a site of this machine, `westend/tickets/`, and returns what a visitor gets. */
export async function visitPage(baseUrl: string, page: string): Promise<VisitedPage> {
  const [name = "", ...path] = page.split("/");
  const { port } = new URL(baseUrl);
  const headers = { host: `${name}.localhost:${port}`, "user-agent": browser };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: "localhost", path: `/${path.join("/")}`, headers }, resolve).on("error", reject);
  });
  const { location, "x-framework": framework, "content-security-policy": policy = "" } = response.headers;
  const isWhole = !/s-maxage=[1-9]\b/.test(response.headers["cache-control"] ?? "");
  const html = await text(response);
  const shown = location === undefined ? toShown(html) : "";
  const blocked = location === undefined ? listBlockedScripts(html, String(policy)) : [];
  return { status: response.statusCode ?? 0, location, framework, blocked, isWhole, shown };
}

/** Returns the title and the body of a page, without what runs it and what no visitor sees. */
function toShown(html: string): string {
  const title = /<head>[^]*<title>([^<]*)<[^]*<\/head>/.exec(html)?.[1];
  const [, body = html] = html.split(/<body[^>]*>/);
  const seen = body
    .replaceAll(/<script\b[^]*?<\/script>|<style\b[^]*?<\/style>|<link\b[^>]*>|<!--[^]*?-->/g, "")
    .replaceAll('<div hidden=""></div>', "")
    .replaceAll(/(<x-island [^>]*?) src="[^"]*"/g, "$1")
    .replaceAll(/\blocalhost:\d+/g, "localhost");
  return `${title}\n${seen}`;
}
