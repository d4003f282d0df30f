export interface OwnScriptProps<Argument> {
  /** Runs in the browser. The page contains its source, so it uses nothing from outside. */
  readonly run: (argument: Argument) => void;
  readonly argument: Argument;
  /** Mark of our scripts, by which the server allows them in the page's policy. */
  readonly mark: string;
}

/** An inline script that calls a function of ours where it stands. */
export function OwnScript<Argument>({ run, argument, mark }: OwnScriptProps<Argument>) {
  const __html = `(${run.toString()})(${JSON.stringify(argument)})`;
  return <script data-ours={mark} dangerouslySetInnerHTML={{ __html }} />;
}
