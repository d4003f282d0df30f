interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
}

/** The provider's pagination fields; the links repeat the question with another offset. */
export function pageOf({ path, query, limit, offset, total }: PageRequest) {
  const next = offset + limit;
  const linkTo = (to: number) => {
    const asked = new URLSearchParams(query);
    asked.set("limit", String(limit));
    asked.set("offset", String(to));
    return `${path}?${asked}`;
  };
  return {
    total,
    nextOffset: next < total ? next : null,
    nextUrl: next < total ? linkTo(next) : null,
    prevUrl: offset > 0 ? linkTo(Math.max(0, Math.min(offset, total) - limit)) : null,
  };
}
