import { Component, type PropsWithChildren, type ReactNode } from "react";

interface Props extends PropsWithChildren {
  /** Rendered in place of children that throw in the browser. */
  readonly fallback: (error: unknown) => ReactNode;
}

interface State {
  readonly tried: ReactNode;
  readonly failures: readonly unknown[];
}

/** Shows a sentence in place of an interactive part that fails, and never an empty frame. Other children are tried again. */
export class Boundary extends Component<Props, State> {
  override state: State = { tried: null, failures: [] };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failures: [error] };
  }

  static getDerivedStateFromProps({ children }: Props, { tried }: State): Partial<State> | null {
    return children === tried ? null : { tried: children, failures: [] };
  }

  override render(): ReactNode {
    const { failures } = this.state;
    return failures.length === 0 ? this.props.children : failures.map((error) => this.props.fallback(error));
  }
}
