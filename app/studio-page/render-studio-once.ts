import * as v from "valibot";
import { bridge } from "../../framework/next/bridge.ts";
import type { Outcome } from "../../renderer/outcome.ts";
import { type StudioPageInput, studioPageInputSchema } from "../../studio/protocol/studio-page.ts";
import { oncePerRequest } from "../_composition/render-page-once.ts";
import { renderStudioPage } from "./render-studio-page.ts";

interface RenderedInput {
  readonly outcome: Outcome | undefined;
  readonly input: StudioPageInput;
}

/** Renders the document that the process hands over, once per request, and reports what the studio needs besides. */
export const renderStudioOnce = oncePerRequest(async (route): Promise<RenderedInput> => {
  const rendering = bridge().renderings.getStore();
  const input = v.parse(studioPageInputSchema, rendering?.input);
  if (route === undefined || rendering === undefined) throw new Error("The studio renders only pages of a site.");
  const { outcome, output } = await renderStudioPage(route, input);
  rendering.output = output;
  return { outcome, input };
});
