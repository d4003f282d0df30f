const text = { type: "Text", config: { label: "Text", placeholder: "Three words" } };

/** The fields of a model that has each of Prismic's types, with their settings. */
export const everyField = {
  uid: { type: "UID", config: { label: "Address", placeholder: "Host and path" } },
  text,
  rich: {
    type: "StructuredText",
    config: {
      label: "Rich text",
      multi: "paragraph,preformatted,heading2,heading3,strong,em,hyperlink,image,embed,list-item,o-list-item,rtl",
      labels: ["note", "code"],
      allowTargetBlank: true,
    },
  },
  single: { type: "StructuredText", config: { label: "One line", single: "heading1,em" } },
  image: {
    type: "Image",
    config: {
      label: "Picture",
      constraint: { width: 1200, height: 800 },
      thumbnails: [{ name: "mobile", width: 400, height: null }],
    },
  },
  link: {
    type: "Link",
    config: {
      label: "Link",
      select: null,
      allowText: true,
      allowTargetBlank: true,
      variants: ["Primary", "Secondary"],
    },
  },
  links: { type: "Link", config: { label: "Links", select: null, allowText: true, repeat: true } },
  page: {
    type: "Link",
    config: { label: "Page", select: "document", customtypes: ["microsite", { id: "venue_page" }] },
  },
  file: { type: "Link", config: { label: "File", select: "media" } },
  date: { type: "Date", config: { label: "Date" } },
  moment: { type: "Timestamp", config: { label: "Moment" } },
  number: { type: "Number", config: { label: "Number", min: 1, max: 10, step: "0.5" } },
  switch: {
    type: "Boolean",
    config: { label: "Switch", default_value: true, placeholder_true: "Shown", placeholder_false: "Hidden" },
  },
  select: { type: "Select", config: { label: "Choice", options: ["one", 2, true], default_value: "one" } },
  color: { type: "Color", config: { label: "Color" } },
  embed: { type: "Embed", config: { label: "Film" } },
  place: { type: "GeoPoint", config: { label: "Place" } },
  table: { type: "Table", config: { label: "Table" } },
  item: { type: "IntegrationFields", config: { label: "Product", catalog: "shop--tours" } },
  range: { type: "Range", config: { label: "Range" } },
  line: { type: "Separator" },
  single_group: { type: "Group", config: { label: "Once", repeat: false, fields: { text } } },
  group: {
    type: "Group",
    config: {
      label: "Group",
      repeat: true,
      fields: {
        text,
        on: { type: "Boolean", config: { label: "On", default_value: true } },
        inner: { type: "Group", config: { label: "Inner", fields: { text } } },
      },
    },
  },
};
