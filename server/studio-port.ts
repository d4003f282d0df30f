import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FinishedPage } from "./pages/render-page.ts";

/** Pages within the process, for the studio. */
export interface StudioPages {
  /** Next, for requests within the process. */
  readonly next: RequestListener;
  /** Turns a page as Next renders it into the page that is sent, but for its policy. */
  readonly finish: (html: string) => string;
  /** Returns a page as it is sent, with a policy by which only these sources may frame it. */
  readonly secure: (html: string, frameAncestors: string) => FinishedPage;
  /** Mark of scripts that the policy of a page allows. */
  readonly scriptMark: string;
}

/** The site once it listens, as the studio needs it. */
interface ListeningSite extends StudioPages {
  readonly port: number;
  /** Whether links between sites lead to names of this machine. */
  readonly isLocal: boolean;
  /** Address of the content service. */
  readonly contentUrl: string;
  /** Token for its APIs that write; empty without one. */
  readonly writeToken: string;
}

/** The application for editors, which the process serves beside the sites. */
export interface StudioPort {
  /** Sends a response. Returns false for a request that is not for the studio. */
  readonly respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Starts it. Resolves to the address at which editors begin; undefined where it is off. */
  readonly open: (site: ListeningSite) => Promise<string | undefined>;
  readonly close: () => void;
}
