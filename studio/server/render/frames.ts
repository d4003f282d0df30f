import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sites } from "../../../hosts/index.ts";
import { findSiteByHost } from "../../../routing/host.ts";
import type { Site } from "../../../hosts/site.ts";
import { type Capability, readCapability, signCapability } from "./capability.ts";
import { addFrameScript } from "./frame-script.ts";
import { LaneFullError, type RunInLane, SupersededError } from "./lane.ts";
import { type FramedPage, sendMissing, sendPage } from "./send-framed-page.ts";
import type { RenderedContent } from "./rendered-content.ts";
import { renderDocument } from "./render-document.ts";
import { requestFromNext } from "./request-from-next.ts";

/** Milliseconds that the address of a framed page lasts. */
const lifetimeMs = 300_000;

const framePath = /^\/studio-frame\/([^/?]+)\/(?:\?|$)/;

export interface FramePorts {
  /** Next's handler. */
  readonly next: RequestListener;
  /** Turns a page as Next renders it into the page that is sent, but for its policy. */
  readonly finish: (html: string) => string;
  /** Returns a page as it is sent, with a policy by which only these sources may frame it. */
  readonly secure: (html: string, frameAncestors: string) => FramedPage;
  /** Attribute of scripts that the policy of a page allows. */
  readonly scriptMark: string;
}

interface FrameSettings {
  readonly content: RenderedContent;
  readonly site: FramePorts;
  readonly runInLane: RunInLane;
  /** Whether the session that opened a page has not ended. */
  readonly isLive: (session: string) => Promise<boolean>;
  /** Returns the origin of a site's pages. */
  readonly getOrigin: (site: Site) => string;
  /** Origin of the studio, the only one that may frame pages. */
  readonly origin: string;
  /** Returns the script of framed pages. */
  readonly readScript: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Receives an error that is a fault of the server or of an upstream. */
  readonly onError: (error: unknown) => void;
}

/** Pages of documents in the studio's frame. */
export interface Frames {
  /** Returns the address of a document's page, on the origin of its site, for five minutes. */
  readonly open: (capability: Omit<Capability, "exp">) => string;
  /** Sends such a page. Returns false for any other path. */
  readonly respond: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Creates the framed pages of a process: its key ends with it. */
export function createFrames(settings: FrameSettings): Frames {
  const { getOrigin, now, onError } = settings;
  const key = randomBytes(32);
  const find = ({ url = "", headers: { host = "" } }: IncomingMessage) => {
    const [, signed = ""] = framePath.exec(url) ?? [];
    const capability = readCapability(signed, key, now());
    return capability?.host === findSiteByHost(host)?.host ? capability : undefined;
  };
  return {
    open: (opened) => {
      const site = sites.find(({ host }) => host === opened.host);
      if (site === undefined) throw new Error(`No site has the host ${opened.host}.`);
      return `${getOrigin(site)}/studio-frame/${signCapability({ ...opened, exp: now() + lifetimeMs }, key)}/`;
    },
    respond: (request, response) => {
      if (request.url?.startsWith("/studio-frame/") !== true) return false;
      const capability = request.method === "GET" ? find(request) : undefined;
      if (capability === undefined) sendMissing(response);
      else
        renderWhileLive(capability, settings).then(
          (page) => sendPage(response, page),
          (error: unknown) => {
            if (!(error instanceof SupersededError || error instanceof LaneFullError)) onError(error);
            response.writeHead(503, { "cache-control": "no-store", "retry-after": "1" }).end();
          },
        );
      return true;
    },
  };
}

/** Undefined once the editor has signed out. */
async function renderWhileLive(capability: Capability, settings: FrameSettings): Promise<FramedPage | undefined> {
  const { session, document } = capability;
  if (!(await settings.isLive(session))) return undefined;
  return settings.runInLane(`${session} ${document}`, () => render(capability, settings));
}

async function render(
  { document: id, host, locale, currency }: Capability,
  { content, site, origin, readScript }: FrameSettings,
): Promise<FramedPage | undefined> {
  const opened = await content.open(id);
  const delivered = opened === undefined ? undefined : await content.deliver(opened.document);
  if (opened === undefined || delivered === undefined) return undefined;
  const { document, revision } = opened;
  const input = { document: delivered, slice: null, isFramed: true };
  const ports = { requestPage: requestFromNext(site.next), finish: site.finish };
  const { html, marks, findings, composed } = await renderDocument(ports, document, { host, locale, currency }, input);
  const { scriptMark } = site;
  const data = { origin, marks, shown: { revision, findings, composed } };
  return site.secure(addFrameScript(html, data, readScript(), scriptMark), origin);
}
