/** Shows these problems of a form and no others, each at its field. */
export function showProblems(root: HTMLElement, problems: readonly string[]): void {
  for (const field of root.querySelectorAll("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-problem]")) {
    const { problem = "", field: name = "" } = element.dataset;
    element.hidden = !problems.includes(problem);
    const field = element.hidden ? null : root.querySelector(`[name="${name}"]`);
    field?.setAttribute("aria-invalid", "true");
    field?.setAttribute("aria-describedby", element.id);
  }
}

/** Returns the names of the problems that are shown. */
export function shownProblems(root: HTMLElement): readonly string[] {
  const shown = [...root.querySelectorAll<HTMLElement>("[data-problem]:not([hidden])")];
  return shown.map(({ dataset }) => dataset["problem"] ?? "");
}

export function focusFirstProblem(root: HTMLElement): void {
  root.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}
