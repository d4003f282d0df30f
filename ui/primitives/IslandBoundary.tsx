"use client";

import { Component, type ReactNode } from "react";

export interface IslandBoundaryProps {
  /** What the server rendered: it works without script, and the island improves it. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Renders the fallback when the island throws in the browser, or when its script does not arrive. */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
