/** The tag of every page. A publication with it invalidates all of them. `content/dependencies/` has it too. */
export const everyPage = "every-page";
