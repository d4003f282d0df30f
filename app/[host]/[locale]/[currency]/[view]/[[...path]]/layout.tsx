import type { ReactNode } from "react";
import { HostlessDocument } from "@/app/_composition/HostlessDocument.tsx";
import { pageOf } from "@/app/_composition/page-of.ts";
import { readRoute, type RouteParams } from "@/routing/route.ts";
import { shellContent } from "@/app/_composition/shell-content.ts";
import { setShellRoute } from "@/app/_composition/shell-route.ts";
import { SiteShell } from "@/app/_composition/SiteShell.tsx";

interface Props {
  readonly params: Promise<RouteParams>;
  readonly children: ReactNode;
}

/** The root layout stands this deep because header and footer depend on every part of the route. */
export default async function Layout({ params, children }: Props) {
  const route = readRoute(await params);
  setShellRoute(route);
  if (route === undefined) return <HostlessDocument>{children}</HostlessDocument>;
  return (
    <SiteShell route={route} outcome={await pageOf(params)} content={await shellContent(route)}>
      {children}
    </SiteShell>
  );
}
