import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageContent } from "@/ui/shell/PageContent.tsx";
import { renderPreviewOnce } from "@/app/_composition/render-preview-once.ts";
import type { RouteParams } from "@/routing/route.ts";
import NotFound from "./not-found.tsx";

export const dynamic = "force-dynamic";

interface Props {
  readonly params: Promise<RouteParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { outcome } = await renderPreviewOnce(params);
  return { ...(outcome.kind === "page" && outcome.head), robots: { index: false, follow: false } };
}

/** Any page, as an editor previews it. */
export default async function Page({ params }: Props) {
  const { outcome } = await renderPreviewOnce(params);
  // With status 200: the server puts another page, without the editor's tools, in the place of a 404.
  if (outcome.kind === "not-found") return <NotFound />;
  if (outcome.kind === "redirect") redirect(outcome.location);
  return <PageContent content={outcome.content} structuredData={outcome.structuredData} />;
}
