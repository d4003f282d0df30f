import { request } from "node:http";
import { text } from "node:stream/consumers";

export interface VisitedPage {
  readonly status: number;
  readonly location: string | undefined;
  /** Whose output it is; undefined for the site's own. */
  readonly framework: string | string[] | undefined;
  /** Of a page that is no redirect. */
  readonly shown: string;
}

/** Requests a page of a site of this machine, `westend/tickets/`, and returns what a visitor gets. */
export async function visitPage(baseUrl: string, page: string): Promise<VisitedPage> {
  const [name = "", ...path] = page.split("/");
  const { port } = new URL(baseUrl);
  const sent = request({
    port,
    host: "localhost",
    path: `/${path.join("/")}`,
    headers: { host: `${name}.localhost:${port}` },
  });
  return new Promise((resolve, reject) => {
    sent.on("error", reject);
    sent.on("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((html) => {
        const [location, framework] = [headers.location, headers["x-framework"]];
        resolve({ status, location, framework, shown: location === undefined ? toShown(html) : "" });
      }, reject);
    });
    sent.end();
  });
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
