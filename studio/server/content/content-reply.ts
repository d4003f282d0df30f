export interface ContentReply {
  readonly status: number;
  /** JSON; undefined for an empty body. */
  readonly body: unknown;
}

/** The content service does not respond, or refuses the studio itself. */
export class ContentUnavailable extends Error {}

/** Returns undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
