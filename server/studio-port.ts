import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** The site once it listens, as the studio needs it. */
export interface ListeningSite {
  readonly port: number;
  /** Whether links between sites lead to names of this machine. */
  readonly isLocal: boolean;
  /** Address of the content service. */
  readonly contentUrl: string;
  /** Token for its APIs that write; empty without one. */
  readonly writeToken: string;
  /** Next, for requests within the process. */
  readonly next: RequestListener;
}

/** The application for editors, which the process serves beside the sites. */
export interface StudioPort {
  /** Sends a response. Returns false for a request that is not for the studio. */
  readonly respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Starts it. Returns the address at which editors begin; undefined where it is off. */
  readonly open: (site: ListeningSite) => string | undefined;
  readonly close: () => void;
}
