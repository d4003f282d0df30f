import type { ReactNode } from "react";
import { renderMissing } from "@/app/_composition/composition.ts";
import { markProvisional } from "@/framework/next/page-facts.ts";
import { type MissingParams, missingRoute } from "@/app/_composition/render-page-once.ts";
import { renderTagged } from "@/endpoints/webhook/tag-rendered.ts";
import { SiteShell } from "@/app/_composition/SiteShell.tsx";
import { notFound } from "next/navigation";

interface Props {
  readonly params: Promise<MissingParams>;
  readonly children: ReactNode;
}

export default async function Layout({ params, children }: Props) {
  const route = missingRoute(await params) ?? notFound();
  const shell = await renderTagged(() => renderMissing(route));
  const told = markProvisional(shell.provisional);
  if (told !== undefined) await told;
  return (
    <SiteShell route={route} shell={shell}>
      {children}
    </SiteShell>
  );
}
