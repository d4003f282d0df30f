import {
  frameRequestSchema,
  type Rendered,
  type RenderRequest,
  renderRequestSchema,
} from "../../protocol/rendering.ts";
import { toSliceAnchor } from "../../protocol/slice-anchor.ts";
import { ok, refusal, type StudioReply, type StudioRoute, withBody } from "../http/route.ts";
import { findParts } from "./find-parts.ts";
import type { Frames } from "./frames.ts";
import { isMarket } from "./is-market.ts";
import { LaneFullError, type RunInLane, SupersededError } from "./lane.ts";
import { renderDocument, type RenderPorts } from "./render-document.ts";
import type { RenderedContent } from "./rendered-content.ts";

interface RenderTools {
  readonly content: Pick<RenderedContent, "deliver">;
  readonly renderer: RenderPorts;
  readonly frames: Pick<Frames, "open">;
  readonly lanes: Readonly<Record<"slice" | "page", RunInLane>>;
}

/** Routes that show documents as they are written. Nothing is stored, so that any instance can respond. */
export function renderRoutes({ content, renderer, frames, lanes }: RenderTools): readonly StudioRoute[] {
  return [
    {
      method: "POST",
      path: "render",
      action: "render",
      respond: withBody(renderRequestSchema, async (body, { editor }) => {
        if (!isMarket(body.market)) return unknownMarket;
        const runInLane = body.slice === null ? lanes.page : lanes.slice;
        try {
          return await runInLane(editor.id, () => renderParts(body, content, renderer));
        } catch (error) {
          if (error instanceof SupersededError) return refusal(409, "superseded", error.message);
          if (error instanceof LaneFullError) return refusal(503, "busy", error.message);
          throw error;
        }
      }),
    },
    {
      method: "POST",
      path: "frame",
      action: "render",
      respond: withBody(frameRequestSchema, async ({ document, market }, { editor }) =>
        isMarket(market) ? ok({ url: frames.open({ session: editor.id, document, ...market }) }) : unknownMarket,
      ),
    },
  ];
}

const unknownMarket = refusal(400, "market-unknown", "No site has this host, language and currency.");

async function renderParts(
  { seq, document, market, slice }: RenderRequest,
  content: RenderTools["content"],
  renderer: RenderPorts,
): Promise<StudioReply> {
  const delivered = await content.deliver(document);
  if (delivered === undefined) return refusal(400, "invalid", "The content service can't deliver this document.");
  const input = { document: delivered, slice, isFramed: false };
  const { html, ...reported } = await renderDocument(renderer, document, market, input);
  const { anchors, main, styles } = findParts(html);
  const anchor = toSliceAnchor(slice ?? "");
  const own = slice === null || anchors[anchor] === undefined ? {} : { [anchor]: anchors[anchor] };
  const isPage = slice === null && reported.outcome === "page";
  return ok({ seq, ...reported, anchors: own, main: isPage ? main : null, styles: [...styles] } satisfies Rendered);
}
