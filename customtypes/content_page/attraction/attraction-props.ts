import type { PageContext } from "../../../renderer/index.ts";
import type { ContentFields } from "../fields.ts";

/** What the parts of an attraction's page render from. */
export interface AttractionProps {
  readonly fields: ContentFields;
  readonly page: PageContext;
}
