import type { EditedDocument } from "../../protocol/document.ts";
import type { Market, Rendered, RenderRequest } from "../../protocol/rendering.ts";

/** Milliseconds after a change until its slice is rendered, and until the page is. */
const sliceMs = 40;
const pageMs = 1_000;

interface Ports {
  readonly render: (request: RenderRequest) => Promise<Rendered>;
  readonly onRendered: (rendered: Rendered) => void;
  /** The page could not be rendered; the last one stays. */
  readonly onFailed: (error: unknown) => void;
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

export interface RenderLoop {
  /** Renders a changed document: the slice at once if only that changed, the page when nothing changes any more. */
  readonly show: (document: EditedDocument, market: Market, slice: string | null) => void;
  readonly stop: () => void;
}

/** Renders one request after the other, always the newest. A response to an earlier one is ignored. */
export function createRenderLoop({ render, onRendered, onFailed, setTimer }: Ports): RenderLoop {
  let seq = 0;
  let isRendering = false;
  let waiting: RenderRequest | undefined;
  let cancelSlice = () => {};
  let cancelPage = () => {};

  const start = (request: RenderRequest) => {
    if (isRendering) {
      waiting = request;
      return;
    }
    isRendering = true;
    render(request)
      .then((rendered) => {
        if (rendered.seq === seq || request.slice === null) onRendered(rendered);
      }, onFailed)
      .finally(() => {
        isRendering = false;
        const next = waiting;
        waiting = undefined;
        if (next !== undefined) start(next);
      });
  };
  const request = (document: EditedDocument, market: Market, slice: string | null) => {
    seq += 1;
    start({ seq, document, market, slice });
  };
  return {
    show: (document, market, slice) => {
      cancelSlice();
      cancelPage();
      if (slice !== null) cancelSlice = setTimer(() => request(document, market, slice), sliceMs);
      cancelPage = setTimer(() => request(document, market, null), slice === null ? sliceMs : pageMs);
    },
    stop: () => {
      cancelSlice();
      cancelPage();
    },
  };
}
