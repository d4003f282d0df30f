import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { requestInProcess } from "../request-in-process.ts";
import { findFaultOfComponents, listBreaches } from "./list-breaches.ts";

/** Milliseconds. The first rendering of a process loads the code of Next and React. */
const timeoutMs = 30_000;

interface Verification {
  /** A sentence for each part of Next or React that is not as relied on. */
  readonly breaches: readonly string[];
  /** Whether React has to run components that the site can't run. */
  readonly leavesToReact: boolean;
}

/** Renders the contract's page twice, and compares it with what the process relies on. Never throws. */
export async function verifyContract(next: RequestListener, scriptMark: string): Promise<Verification> {
  const routePath = `/contract-page/${randomUUID()}`;
  const render = () => requestInProcess(next, { path: "/", routePath, headers: { host: "localhost" }, timeoutMs });
  try {
    const reading = { responses: [await render(), await render()], scriptMark } as const;
    return { breaches: listBreaches(reading), leavesToReact: findFaultOfComponents(reading) !== undefined };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { breaches: [`Next could not render the contract's page: ${message}.`], leavesToReact: false };
  }
}
