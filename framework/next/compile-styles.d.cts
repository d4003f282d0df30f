export interface CompiledStyles {
  readonly code: string;
  readonly sheets: readonly (readonly [id: string, css: string])[];
  /** The css text of the module itself, without that of the modules it imports. */
  readonly own: string;
  readonly watchFiles: Iterable<string>;
}

export interface StyleCompiler {
  compile(file: string): Promise<CompiledStyles>;
  close(): Promise<void>;
}

export function createStyleCompiler(root: string, production: boolean): StyleCompiler;

/**
 * Returns the code of a compiled module, which exports its class names and two more names. `veCss` is a list of [id, css
 * text]; `veOwnCss` is the text of the module's sheet.
 */
export function formatStyleModule(compiled: CompiledStyles): string;

/** Returns what the names of a file's classes begin with: a letter and three signs. The path is from the root. */
export function fileMark(filePath: string): string;

/** The oldest browsers that the site is built for, as esbuild names them. */
export const targets: string[];
