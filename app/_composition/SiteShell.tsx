import type { ReactNode } from "react";
import { sites } from "../../hosts/index.ts";
import type { Site } from "../../hosts/site.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { finishContent } from "../../framework/react/markup/finish-content.ts";
import type { PageContext } from "../../renderer/contracts/page-context.ts";
import type { RenderedShell } from "../../renderer/render/render-shell.tsx";
import { cookieAddress } from "../../routing/cookie-address.ts";
import type { Route } from "../../routing/route.ts";
import { Consent } from "../../ui/consent/Consent.island.tsx";
import { carryCampaign } from "../../ui/shell/carry-campaign.ts";
import { DeferredLayout } from "../../ui/shell/DeferredLayout.tsx";
import { OwnScript } from "../../ui/shell/OwnScript.tsx";
import { SkipLink } from "../../ui/shell/Header.tsx";
import { SpeculationRules } from "../../ui/shell/SpeculationRules.tsx";
import { Document } from "./Document.tsx";
import { environment, origins } from "./environment.ts";
import { measuredPage } from "../../endpoints/measurements/measured-page.ts";

interface Props {
  readonly route: Route;
  readonly shell: RenderedShell;
  /** The page in it; undefined if the address has no page. */
  readonly page?: PageContext | undefined;
  readonly children: ReactNode;
  /** Tools that only editors see; undefined for travellers. */
  readonly tools?: EditorTools;
}

interface EditorTools {
  readonly skipLink: ReactNode;
  /** Below the page. */
  readonly bar: ReactNode;
}

/** The document, header and footer of a host around one of its pages. */
export function SiteShell({ route, shell, page, children, tools }: Props) {
  const t = createLocaleTranslator(route.locale);
  return (
    <Document locale={route.locale} site={route.site}>
      {!environment.development && <DeferredLayout mark={environment.scriptMark} />}
      <SkipLink t={t} />
      {tools?.skipLink}
      {tools === undefined && (
        <Consent {...measuredPage(page, environment)}>
          <a href={cookieAddress(route.locale.code)} hidden>
            {t("consent.title")}
          </a>
        </Consent>
      )}
      {finishContent(shell.header)}
      <main id="content">{children}</main>
      {finishContent(shell.footer)}
      {tools?.bar}
      {/* At the end of the page, where all links are parsed. */}
      <OwnScript run={carryCampaign} argument={campaignOrigins(route.site)} mark={environment.scriptMark} />
      {!environment.development && <SpeculationRules />}
    </Document>
  );
}

/** Returns where the campaign of a visit to `site` goes along: its booking flow, and our other hosts. */
function campaignOrigins(site: Site): readonly string[] {
  return [origins.getBooking(site), ...sites.filter((other) => other !== site).map(origins.getSite)];
}
