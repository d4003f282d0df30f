import * as v from "valibot";
import { defineView } from "../../../routing/define-view.ts";
import { listWindow } from "../../../routing/list-window.ts";

/** Which of the stories a page lists. */
export const newsView = defineView(v.object({ page: listWindow.page, limit: listWindow.limit }));
