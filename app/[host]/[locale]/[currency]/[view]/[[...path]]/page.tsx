import type { Metadata } from "next";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { PageContent } from "@/ui/shell/PageContent.tsx";
import { markProvisional, markTrueUntil } from "@/framework/next/page-facts.ts";
import { renderPageOnce } from "@/app/_composition/render-page-once.ts";
import type { Outcome } from "@/renderer/outcome.ts";
import type { RouteParams } from "@/routing/route.ts";

/** Seconds after which a page is stale: the next request renders it again in the background. */
export const revalidate = 300;
export const dynamicParams = true;

/** Pages render at their first request: hosts, languages, currencies and documents multiply. */
export const generateStaticParams = () => [];

interface Props {
  readonly params: Promise<RouteParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const outcome = await renderPageOnce(params);
  return outcome.kind === "page" ? outcome.head : {};
}

/** The one generic route: all page kinds of all hosts. */
export default async function Page({ params }: Props) {
  const outcome = await renderPageOnce(params);
  const told = tellLifetime(outcome);
  if (told !== undefined) await told;
  if (outcome.kind === "not-found") notFound();
  // The server turns it into 302 (docs/adr/0003): Next sends 307.
  if (outcome.kind === "redirect")
    return outcome.permanent ? permanentRedirect(outcome.location) : redirect(outcome.location);
  return <PageContent content={outcome.content} structuredData={outcome.structuredData} />;
}

function tellLifetime(outcome: Outcome) {
  if (outcome.kind === "redirect") return undefined;
  if (outcome.kind === "page" && outcome.provisional === false)
    return markTrueUntil(outcome.trueUntil, outcome.page.snapshot.readAt);
  return markProvisional(outcome.provisional);
}
