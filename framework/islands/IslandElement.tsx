"use client";

import { Component, createElement, createRef, type ReactNode } from "react";
import type { Enhancer, IslandDefinition } from "./definition.ts";

interface IslandElementProps {
  readonly definition: IslandDefinition;
  readonly data: object;
  /** The server's content, for when the island throws. It works without script. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

type LoadEnhancer = () => Promise<Enhancer>;

const enhancers = new Map<string, LoadEnhancer>();

/** Registers what enhances the elements of an island where Next runs the page. The renderer allows no functions in props. */
export function registerEnhancer(name: string, load: LoadEnhancer): void {
  enhancers.set(name, load);
}

/**
 * Renders the element of an island. The loader of `browser/loader.ts` runs it on pages that are sent without Next's
 * scripts. Where Next runs the page, this component runs the enhancer, and catches what a React island throws.
 */
export class IslandElement extends Component<IslandElementProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };
  readonly #element = createRef<HTMLElement>();
  #stop: (() => void) | undefined;
  /** Counts starts: an enhancer that loads too late is not run. */
  #start = 0;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    void this.#enhance();
  }

  /** The server's HTML may be another now. */
  override componentDidUpdate() {
    this.#end();
    void this.#enhance();
  }

  override componentWillUnmount() {
    this.#end();
  }

  override render() {
    const { definition, data, fallback, children } = this.props;
    const { name, when, clicks } = definition;
    const attributes = { ref: this.#element, name, when, clicks, props: JSON.stringify(data) };
    return createElement("x-island", attributes, this.state.failed ? fallback : children);
  }

  async #enhance(): Promise<void> {
    this.#start += 1;
    const start = this.#start;
    const { definition, data } = this.props;
    try {
      const enhancer = await enhancers.get(definition.name)?.();
      const element = this.#element.current;
      if (element !== null && start === this.#start) this.#stop = enhancer?.enhance(element, data);
    } catch (error) {
      console.error(error);
    }
  }

  #end(): void {
    this.#start += 1;
    this.#stop?.();
    this.#stop = undefined;
  }
}
