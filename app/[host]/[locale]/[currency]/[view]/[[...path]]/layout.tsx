import type { ReactNode } from "react";
import { HostlessDocument } from "@/app/_composition/Document.tsx";
import { readRequestRoute, renderPageOnce } from "@/app/_composition/render-page-once.ts";
import { SiteShell } from "@/app/_composition/SiteShell.tsx";
import type { RouteParams } from "@/routing/route.ts";

interface Props {
  readonly params: Promise<RouteParams>;
  readonly children: ReactNode;
}

/** The root layout is this deep because header and footer depend on every part of the route. */
export default async function Layout({ params, children }: Props) {
  const route = await readRequestRoute(params);
  const outcome = await renderPageOnce(params);
  if (route === undefined || outcome.kind === "redirect") return <HostlessDocument>{children}</HostlessDocument>;
  return (
    <SiteShell route={route} shell={outcome} page={outcome.kind === "page" ? outcome.page : undefined}>
      {children}
    </SiteShell>
  );
}
