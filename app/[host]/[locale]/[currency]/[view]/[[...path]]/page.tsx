import type { Metadata } from "next";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { JsonLd } from "@/app/_composition/JsonLd.tsx";
import { toMetadata } from "@/app/_composition/metadata.ts";
import { pageOf } from "@/app/_composition/page-of.ts";
import type { RouteParams } from "@/routing/route.ts";

/** Seconds a page is served before it is drawn anew behind the visitor's back. */
export const revalidate = 300;
export const dynamicParams = true;

/** Pages are drawn at their first visit: there are as many as hosts, languages, currencies and documents allow. */
export const generateStaticParams = () => [];

interface Props {
  readonly params: Promise<RouteParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const outcome = await pageOf(params);
  return outcome.kind === "page" ? toMetadata(outcome) : {};
}

/** The one generic route: all page kinds of all hosts. */
export default async function Page({ params }: Props) {
  const outcome = await pageOf(params);
  if (outcome.kind === "not-found") notFound();
  // Answered as 302 by the server (see docs/adr): 307 is what Next has.
  if (outcome.kind === "redirect")
    return outcome.permanent ? permanentRedirect(outcome.location) : redirect(outcome.location);
  return (
    <>
      {outcome.content}
      <JsonLd data={outcome.structuredData} />
    </>
  );
}
