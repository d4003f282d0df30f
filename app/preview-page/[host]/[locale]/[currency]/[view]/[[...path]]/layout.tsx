import type { ReactNode } from "react";
import { HostlessDocument } from "@/app/_composition/Document.tsx";
import { PreviewBar } from "@/preview/PreviewBar.tsx";
import { PreviewSkipLink } from "@/preview/PreviewBar.tsx";
import { renderPreviewOnce } from "@/app/_composition/render-preview-once.ts";
import type { RouteParams } from "@/routing/route.ts";
import { readRequestRoute } from "@/app/_composition/render-page-once.ts";
import { SiteShell } from "@/app/_composition/SiteShell.tsx";

interface Props {
  readonly params: Promise<RouteParams>;
  readonly children: ReactNode;
}

/** The layout of any page, out of what is previewed, and the editor's tools. */
export default async function Layout({ params, children }: Props) {
  const route = await readRequestRoute(params);
  if (route === undefined) return <HostlessDocument>{children}</HostlessDocument>;
  const { outcome, report } = await renderPreviewOnce(params);
  if (outcome.kind === "redirect") return <HostlessDocument>{children}</HostlessDocument>;
  const tools = {
    skipLink: <PreviewSkipLink locale={route.locale} />,
    bar: <PreviewBar route={route} report={report} {...(report === undefined && { missing: outcome.diagnostics })} />,
  };
  return (
    <SiteShell route={route} shell={outcome} tools={tools}>
      {children}
    </SiteShell>
  );
}
