import * as v from "valibot";

export interface ConnectionLimits {
  readonly maxConnections: number;
  /** Milliseconds until a connection on which no byte moves is closed. 0 is unlimited. */
  readonly stallTimeout: number;
  /** Milliseconds from the headers of a request to the end of its body, but for files of editors. 20,000 by default. */
  readonly bodyTimeout?: number;
}

const reportSchema = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

/** Returns the limits of a site: at most 4000 connections, and a quarter of the file descriptors for all else. */
export function connectionLimits(report: unknown): ConnectionLimits {
  const { success, output } = v.safeParse(reportSchema, report);
  const descriptors = success ? output.userLimits.open_files.soft : Number.POSITIVE_INFINITY;
  return { maxConnections: Math.min(4000, Math.floor(descriptors * 0.75)), stallTimeout: 30_000 };
}

/** A browser holds the sockets of a development server, and a first compilation takes long. */
export const developmentLimits: ConnectionLimits = { maxConnections: 4000, stallTimeout: 0 };
