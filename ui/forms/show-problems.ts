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

/** Leads the focus to the first invalid field. Announces its problem if it has the focus already: no move reads it out. */
export function focusFirstProblem(root: HTMLElement): void {
  const field = root.querySelector<HTMLElement>("[aria-invalid]");
  if (field !== null && field === field.ownerDocument.activeElement)
    announceProblems(root, shownProblems(root).slice(0, 1));
  else field?.focus();
}

/** Announces the texts of problems to screen readers, in place of what was announced before. */
export function announceProblems(root: HTMLElement, problems: readonly string[]): void {
  const region = root.querySelector("[data-announced]");
  const texts = problems.map((name) => root.querySelector(`[data-problem="${name}"]`)?.textContent ?? "");
  if (region !== null) region.textContent = texts.join(" ");
}
