// Written by `npm run registry`. Do not edit.

import ar from "./ar.json";
import cn from "./cn.json";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import fr from "./fr.json";
import id from "./id.json";
import it from "./it.json";
import ja from "./ja.json";
import ko from "./ko.json";
import nl from "./nl.json";
import pl from "./pl.json";
import pt from "./pt.json";
import tw from "./tw.json";

/** Interface texts by locale. */
export const catalogs = {
  ar,
  cn,
  de,
  en,
  es,
  fr,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  tw,
};
