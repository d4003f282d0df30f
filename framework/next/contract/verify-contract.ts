import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { requestInProcess } from "../request-in-process.ts";
import { listBreaches } from "./list-breaches.ts";

/** Milliseconds. The first rendering of a process loads the code of Next and React. */
const timeoutMs = 30_000;

/** Renders the contract's page twice. Returns a sentence for each part of Next that is not as relied on. Never throws. */
export async function verifyContract(next: RequestListener, scriptMark: string): Promise<readonly string[]> {
  const routePath = `/contract-page/${randomUUID()}`;
  const render = () => requestInProcess(next, { path: "/", routePath, headers: { host: "localhost" }, timeoutMs });
  try {
    return listBreaches({ responses: [await render(), await render()], scriptMark });
  } catch (error) {
    return [`Next could not render the contract's page: ${error instanceof Error ? error.message : String(error)}.`];
  }
}
