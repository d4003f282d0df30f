import { Component, type ComponentType, createElement, Fragment, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

type Client = ComponentType<Record<string, unknown>>;

/**
 * Hydrates a React island on its element. Its slots stay the server's HTML, and so does all of it when it throws.
 * Resolves once the island handles events, with a function that ends it as an enhancer's does.
 */
export function hydrate(Island: Client, element: HTMLElement, data: object): Promise<() => void> {
  const fallback = staticHtml({}, element.innerHTML);
  return new Promise((resolve) => {
    const root = hydrateRoot(
      element,
      <WithEffects onReady={() => resolve(() => root.unmount())}>
        <Boundary fallback={fallback}>
          <Island {...data} {...readSlots(element)} />
        </Boundary>
      </WithEffects>,
    );
  });
}

/** Returns the slots of an island, without those of islands within. */
function readSlots(element: HTMLElement): Readonly<Record<string, ReactNode>> {
  const own = [...element.querySelectorAll("x-slot")].filter((slot) => slot.closest("x-island") === element);
  return Object.fromEntries(
    own.map((slot) => {
      const name = slot.getAttribute("name") ?? "";
      return [name, staticHtml({ name }, slot.innerHTML)];
    }),
  );
}

function staticHtml(attributes: object, html: string): ReactNode {
  return createElement("x-slot", {
    ...attributes,
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}

interface WithEffectsProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/** Notifies after the effects of its children: React runs theirs first. */
function WithEffects({ onReady, children }: WithEffectsProps) {
  useEffect(onReady, [onReady]);
  return <Fragment>{children}</Fragment>;
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
