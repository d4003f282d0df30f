import { TextLink } from "../../../../ui/primitives/links.tsx";
import { sameHref } from "./addresses.ts";
import type { PerformanceProps } from "./performance-props.ts";

interface UnreadProps extends Pick<PerformanceProps, "page"> {
  /** Message about the failed reading. */
  readonly text: string;
}

/** Says that a part of the page could not be read. A link to the same page reads it again. */
export function Unread({ text, page: { t, view } }: UnreadProps) {
  return (
    <>
      <p>{text}</p>
      <p>
        <TextLink href={sameHref(view)}>{t("performances.retry")}</TextLink>
      </p>
    </>
  );
}
