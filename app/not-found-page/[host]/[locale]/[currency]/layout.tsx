import type { ReactNode } from "react";
import { renderMissing } from "@/app/_composition/composition.ts";
import { markProvisional } from "@/framework/next/page-facts.ts";
import { type MissingParams, missingRoute } from "@/app/_composition/render-page-once.ts";
import { tagged } from "@/app/_composition/page-tags.ts";
import { SiteShell } from "@/app/_composition/SiteShell.tsx";
import { notFound } from "next/navigation";

interface Props {
  readonly params: Promise<MissingParams>;
  readonly children: ReactNode;
}

export default async function Layout({ params, children }: Props) {
  const route = missingRoute(await params) ?? notFound();
  const shell = await tagged(() => renderMissing(route));
  const told = markProvisional(shell.provisional);
  if (told !== undefined) await told;
  return (
    <SiteShell route={route} shell={shell}>
      {children}
    </SiteShell>
  );
}
