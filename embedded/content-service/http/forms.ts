/**
 * Returns the forms of a repository: addresses of its APIs and their parameters. Clients before version 6 send only
 * fields of a form and its defaults. Those repeat the token and routes of the request for the repository.
 */
export function forms({ origin, searchParams }: URL, integrationFieldsRef: string | null): unknown {
  const form = { method: "GET", enctype: "application/x-www-form-urlencoded" };
  const token = field(searchParams.get("access_token"));
  return {
    tags: { ...form, action: `${origin}/api/tags`, fields: token.default === undefined ? {} : { access_token: token } },
    everything: {
      ...form,
      action: `${origin}/api/v2/documents/search`,
      fields: {
        ...searchFields,
        access_token: token,
        routes: field(searchParams.get("routes")),
        brokenRoute: text,
        integrationFieldsRef: field(integrationFieldsRef),
      },
    },
  };
}

interface Field {
  readonly type: "String" | "Integer";
  readonly multiple: boolean;
  readonly default?: string;
}

const text: Field = { type: "String", multiple: false };

/** Returns the field of a text, with its default if any. */
function field(value: string | null): Field {
  return value ? { ...text, default: value } : text;
}

const searchFields = {
  ref: text,
  q: { type: "String", multiple: true },
  lang: text,
  page: { type: "Integer", multiple: false, default: "1" },
  pageSize: { type: "Integer", multiple: false, default: "20" },
  after: text,
  fetch: text,
  fetchLinks: text,
  graphQuery: text,
  orderings: text,
  referer: text,
} satisfies Readonly<Record<string, Field>>;
