import type { Venue } from "../../../catalog/venue/venue.ts";
import type { PageContext } from "../../../renderer/index.ts";

/** What the parts of a theatre's page render from. */
export interface TheatreProps {
  readonly venue: Venue;
  readonly page: PageContext;
}
