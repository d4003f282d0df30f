import { carryCampaign } from "./carry-campaign.ts";

/** The campaign of a visit on its booking links. Stands at the end of the page, where all links are parsed. */
export function CampaignScript({ bookingOrigin }: { readonly bookingOrigin: string }) {
  const __html = `(${carryCampaign.toString()})(${JSON.stringify(bookingOrigin)})`;
  return <script dangerouslySetInnerHTML={{ __html }} />;
}
