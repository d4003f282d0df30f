import type { EditedDocument } from "../../protocol/document.ts";
import type { Market, Rendered, RenderRequest } from "../../protocol/rendering.ts";

/** Milliseconds after a change until its slice is rendered, and until the page is. */
const sliceMs = 40;
const pageMs = 1_000;

interface Ports {
  readonly render: (request: RenderRequest) => Promise<Rendered>;
  readonly onRendered: (rendered: Rendered) => void;
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

export interface RenderLoop {
  /** Renders a changed document: the slice soon if only that changed, and the page once nothing changes any more. */
  readonly show: (document: EditedDocument, market: Market, slice: string | null) => void;
  readonly stop: () => void;
}

/**
 * Renders one request after the other, always the newest. A slice that was changed again meanwhile is not shown. Where a
 * request fails, the page stays as it is until the next change.
 */
export function createRenderLoop({ render, onRendered, setTimer }: Ports): RenderLoop {
  let seq = 0;
  let isRendering = false;
  let waiting: RenderRequest | undefined;
  let timers: readonly (() => void)[] = [];

  const cancel = () => {
    for (const stop of timers) stop();
    timers = [];
  };
  const run = async (request: RenderRequest): Promise<void> => {
    isRendering = true;
    try {
      const rendered = await render(request);
      if (rendered.seq === seq) onRendered(rendered);
    } catch {
      // The next change is another attempt.
    }
    isRendering = false;
    const next = waiting;
    waiting = undefined;
    if (next !== undefined) await run(next);
  };
  const request = (document: EditedDocument, market: Market, slice: string | null) => {
    seq += 1;
    const newest = { seq, document, market, slice };
    if (isRendering) waiting = newest;
    else void run(newest);
  };
  return {
    show: (document, market, slice) => {
      cancel();
      const later = (ms: number, part: string | null) => setTimer(() => request(document, market, part), ms);
      timers = slice === null ? [later(sliceMs, null)] : [later(sliceMs, slice), later(pageMs, null)];
    },
    stop: cancel,
  };
}
