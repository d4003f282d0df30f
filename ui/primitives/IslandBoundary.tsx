"use client";

import { Component, type ReactNode } from "react";

export interface IslandBoundaryProps {
  /** What the island was given to improve: it works without script. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** An island that throws in the browser, or whose script does not arrive, leaves what the server drew. */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
