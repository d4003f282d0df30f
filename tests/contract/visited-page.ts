import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

export interface VisitedPage {
  readonly status: number;
  readonly location: string | undefined;
  /** Whose output it is; undefined for the site's own. */
  readonly framework: string | string[] | undefined;
  /** Content of a page; empty for a redirect. */
  readonly shown: string;
}

/** Requests a page of a site of this machine, `westend/tickets/`, and returns what a visitor gets. */
export async function visitPage(baseUrl: string, page: string): Promise<VisitedPage> {
  const [name = "", ...path] = page.split("/");
  const { port } = new URL(baseUrl);
  const headers = { host: `${name}.localhost:${port}` };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: "localhost", path: `/${path.join("/")}`, headers }, resolve).on("error", reject);
  });
  const [{ location, "x-framework": framework }, html] = [response.headers, await text(response)];
  const shown = location === undefined ? toShown(html) : "";
  return { status: response.statusCode ?? 0, location, framework, shown };
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
