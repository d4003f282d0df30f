import { connect } from "node:net";
import { type FuzzedRequest, toBytes } from "./fuzzed-request.ts";

/** Response on a connection until it ended. */
export interface Received {
  /** 0 where nothing readable came. */
  readonly status: number;
  /** Names in lower case; the values of one that came twice are joined with a line break. */
  readonly headers: ReadonlyMap<string, string>;
}

/** Milliseconds after which a connection counts as stuck. */
const patienceMs = 60_000;

/** Sends a request on a separate connection, byte by byte as it is. Never throws. */
export function send(port: number, request: FuzzedRequest): Promise<Received> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(toBytes(request)));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on("data", (chunk) => void chunks.push(chunk));
    // A server may end the connection while the rest of a request is on its way.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(parseReceived(Buffer.concat(chunks).toString("latin1"))));
  });
}

/** Parses the head of a response; interim ones before it are skipped. */
export function parseReceived(text: string): Received {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/.exec(statusLine)?.[1] ?? 0);
  if (status >= 100 && status < 200) return parseReceived(rest.join("\r\n\r\n"));
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}\n${value}`);
  }
  return { status, headers };
}
