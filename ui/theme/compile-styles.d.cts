export interface CompiledStyles {
  readonly code: string;
  readonly sheets: readonly (readonly [id: string, css: string])[];
  readonly watchFiles: Iterable<string>;
}

export interface StyleCompiler {
  compile(file: string): Promise<CompiledStyles>;
  close(): Promise<void>;
}

export function createStyleCompiler(root: string, production: boolean): StyleCompiler;

/** The oldest browsers that the site is built for, as esbuild names them. */
export const targets: string[];
