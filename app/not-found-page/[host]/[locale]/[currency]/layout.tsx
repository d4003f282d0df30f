import type { ReactNode } from "react";
import { markProvisional } from "@/framework/next/page-facts.ts";
import { type MissingParams, missingRoute, renderMissingOnce } from "@/app/_composition/render-page-once.ts";
import { SiteShell } from "@/app/_composition/SiteShell.tsx";
import { notFound } from "next/navigation";

interface Props {
  readonly params: Promise<MissingParams>;
  readonly children: ReactNode;
}

export default async function Layout({ params, children }: Props) {
  const names = await params;
  const route = missingRoute(names) ?? notFound();
  const shell = await renderMissingOnce(names);
  const told = markProvisional(shell.provisional);
  if (told !== undefined) await told;
  return (
    <SiteShell route={route} shell={shell}>
      {children}
    </SiteShell>
  );
}
