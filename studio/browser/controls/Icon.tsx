import type { IconNode } from "lucide";

interface Props {
  readonly icon: IconNode;
}

/** A drawing of 16 px beside a text, or in a button with a label. */
export function Icon({ icon }: Props) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map(([Shape, attributes], index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  );
}
