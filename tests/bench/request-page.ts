import { get } from "node:http";

export interface PageRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests a page as a browser would. Returns the bytes of its body as sent; throws for a status other than 200. */
export function requestPageBytes({ url, headers }: PageRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { ...headers, "accept-encoding": "br, gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.once("error", reject);
      response.once("end", () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} responded with ${response.statusCode}`));
      });
    });
    request.once("error", reject);
  });
}
