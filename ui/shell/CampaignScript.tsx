import { carryCampaign } from "./carry-campaign.ts";

interface Props {
  readonly origins: readonly string[];
  /** What tells the server that the script is ours, so that the page's policy allows it. */
  readonly mark: string;
}

/** The campaign of a visit on its links to `origins`. Stands at the end of the page, where all links are parsed. */
export function CampaignScript({ origins, mark }: Props) {
  const __html = `(${carryCampaign.toString()})(${JSON.stringify(origins)})`;
  return <script data-ours={mark} dangerouslySetInnerHTML={{ __html }} />;
}
