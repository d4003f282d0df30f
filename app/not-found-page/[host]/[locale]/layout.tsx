import type { ReactNode } from "react";
import { missingRoute } from "@/app/_composition/missing-route.ts";
import { shellContent } from "@/app/_composition/shell-content.ts";
import { SiteShell } from "@/app/_composition/SiteShell.tsx";
import { notFound } from "next/navigation";

interface Props {
  readonly params: Promise<{ readonly host: string; readonly locale: string }>;
  readonly children: ReactNode;
}

export default async function Layout({ params, children }: Props) {
  const route = missingRoute(await params) ?? notFound();
  return (
    <SiteShell route={route} outcome={{ kind: "not-found" }} content={await shellContent(route)}>
      {children}
    </SiteShell>
  );
}
