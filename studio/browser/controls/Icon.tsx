import type { IconNode } from "lucide";

interface Props {
  readonly icon: IconNode;
  /** Pixels. */
  readonly size?: number;
}

/** A picture beside a text, or in a button with a label. */
export function Icon({ icon, size = 16 }: Props) {
  return (
    <svg
      width={size}
      height={size}
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
