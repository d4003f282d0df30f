import { pagePath } from "../routing/page-address.ts";
import type { Route } from "../routing/route.ts";
import { viewSegment } from "../routing/view.ts";

/** Where a preview is left: clears the cookie and leads to the same page as travellers see it. */
export function exitPath({ locale, path, view }: Route): string {
  const segment = viewSegment(view);
  const page = pagePath(locale.code, path) + (segment === "_" ? "" : `?${segment}`);
  return `/api/exit-preview/?${new URLSearchParams({ to: page }).toString()}`;
}
