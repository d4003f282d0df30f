import { renderStudioOnce } from "@/app/studio-page/render-studio-once.ts";
import { finishContent } from "@/framework/react/markup/finish-content.ts";
import type { RouteParams } from "@/routing/route.ts";

export const dynamic = "force-dynamic";

interface Props {
  readonly params: Promise<RouteParams>;
}

/** A document as an editor writes it. Only the process requests it. */
export default async function Page({ params }: Props) {
  const { outcome } = await renderStudioOnce(params);
  return outcome?.kind === "page" ? finishContent(outcome.content) : null;
}
