import type { SliceProps } from "../../renderer/index.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./CastList.css.ts";
import type { CastListFields } from "./fields.ts";

/** Renders cast and crew of a show as a program prints them: the role, then the name. */
export function CastList({ fields, id, page }: SliceProps<CastListFields>) {
  const people = fields.people
    .map(({ name, role }) => ({ name: page.text(name), role: page.text(role) }))
    .filter(({ name }) => name !== "");
  if (people.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title)}>
      <StyleSheet of={css} />
      <ul role="list" className={css.people}>
        {people.map(({ name, role }, index) => (
          <li key={index} className={css.person}>
            {role !== "" && <span className={css.role}>{role}</span>}
            <span className={css.name}>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
