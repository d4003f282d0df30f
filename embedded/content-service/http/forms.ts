/** The forms of a repository: where its APIs are, and which parameters they take. */
export function forms(origin: string) {
  const form = { method: "GET", enctype: "application/x-www-form-urlencoded" };
  return {
    tags: { ...form, action: `${origin}/api/tags`, fields: {} },
    everything: { ...form, action: `${origin}/api/v2/documents/search`, fields: searchFields },
  };
}

const text = { type: "String", multiple: false };

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
};
