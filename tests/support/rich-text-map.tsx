import { asLink, type RTTextNodeBase } from "@prismicio/client";
import { PrismicLink, type PrismicTableProps, type RichTextComponents } from "@prismicio/react";
import type { ReactNode } from "react";

interface TextProps {
  readonly type: string;
  readonly node: RTTextNodeBase;
  readonly children: ReactNode;
  readonly key: string;
}

const text = ({ type, node, children, key }: TextProps) => (
  <section key={key} dir={node.direction} data-type={type} data-text={node.text} data-spans={formatSpans(node)}>
    {children}
  </section>
);

const formatSpans = ({ spans }: RTTextNodeBase) =>
  spans
    .map(({ type, start, end }) => `${type} ${start} ${end}`)
    .toSorted()
    .join();

/** A map that renders all node types from all of their props. Some use the key, as the manual shows. */
export const everyComponent: Required<RichTextComponents> = {
  heading1: text,
  heading2: text,
  heading3: text,
  heading4: text,
  heading5: text,
  heading6: text,
  paragraph: text,
  preformatted: ({ node }) => <pre>{node.text}</pre>,
  listItem: text,
  oListItem: text,
  list: ({ type, node, children }) => (
    <menu data-type={type} data-items={node.items.map((item) => item.text).join("|")}>
      {children}
    </menu>
  ),
  oList: ({ type, node, children, key }) => (
    <dl key={key} data-type={type} data-items={node.items.map((item) => item.text).join("|")}>
      {children}
    </dl>
  ),
  image: ({ node: { url, alt, dimensions, copyright, id, linkTo, edit } }) => (
    <PrismicLink field={linkTo ?? { link_type: "Any" }}>
      <img src={url} alt={alt ?? ""} {...dimensions} id={id} data-copyright={copyright} data-zoom={edit.zoom} />
    </PrismicLink>
  ),
  embed: ({ node: { oembed } }) => (
    <object data={oembed.embed_url} width={Number(oembed.width)} height={Number(oembed.height)} data-type={oembed.type}>
      {oembed.title} {oembed.provider_name}
    </object>
  ),
  strong: ({ type, node, text: inner, children, key }) => (
    <b key={key} data-type={type} data-text={inner} data-start={node.start} data-end={node.end}>
      {children}
    </b>
  ),
  em: ({ node, text: inner, children }) => (
    <i data-text={inner} data-start={node.start} data-end={node.end}>
      {children}
    </i>
  ),
  hyperlink: ({ node, text: inner, children }) => (
    <PrismicLink field={node.data} data-text={inner} data-kind={node.data.link_type} data-to={asLink(node.data)}>
      {children}
    </PrismicLink>
  ),
  label: ({ node, text: inner, children }) => (
    <mark className={node.data.label} data-text={inner} data-start={node.start}>
      {children}
    </mark>
  ),
  span: ({ type, node, text: inner, key }) => (
    <q key={key} data-type={type} data-text={node.text}>
      {inner}
    </q>
  ),
};

/** The same map with the elements of a table. */
export const everyTableComponent: Required<NonNullable<PrismicTableProps["components"]>> = {
  ...everyComponent,
  table: ({ table, children }) => <table data-rows={table.body.rows.length}>{children}</table>,
  thead: ({ head, children }) => <thead data-rows={head.rows.length}>{children}</thead>,
  tbody: ({ body, children }) => <tbody data-rows={body.rows.length}>{children}</tbody>,
  tr: ({ row, children }) => <tr id={row.key}>{children}</tr>,
  th: ({ cell, children }) => (
    <th id={cell.key} data-type={cell.type} data-blocks={cell.content.length}>
      {children}
    </th>
  ),
  td: ({ cell, children }) => (
    <td id={cell.key} data-type={cell.type} data-blocks={cell.content.length}>
      {children}
    </td>
  ),
};
