import { carryCampaign } from "./carry-campaign.ts";

/** The campaign of a visit on its links to `origins`. Stands at the end of the page, where all links are parsed. */
export function CampaignScript({ origins }: { readonly origins: readonly string[] }) {
  const __html = `(${carryCampaign.toString()})(${JSON.stringify(origins)})`;
  return <script dangerouslySetInnerHTML={{ __html }} />;
}
