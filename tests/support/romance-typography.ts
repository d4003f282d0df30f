import type { Rule } from "./eastern-typography.ts";

const straightApostrophe: Rule = { says: "an apostrophe is ’", fault: /\p{L}'\p{L}/u };
const guillemets: Rule = { says: "quotation marks are « and »", fault: /[“”„]/u };

/** Rules of the typography and the terms of French, Italian, Portuguese and Spanish. */
export const romanceTypography = {
  fr: [
    straightApostrophe,
    guillemets,
    { says: "a no-break space stands before a colon or a percent sign", fault: /[^\u00a0\d]:(?!\d)|[^\u00a0]%/u },
    { says: "a narrow no-break space stands before ; ! and ?", fault: /[^\u202f][;!?]/u },
    { says: "the visitor is vous", fault: /(?<!\p{L})(?:[Tt]u|[Tt]oi)(?!\p{L})/u },
    {
      says: "the first of a month is 1er",
      fault: /(?<!\d)1 (?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)/u,
    },
    {
      says: "no de stands before a name that may begin with a vowel",
      fault: /\bde \{(?:name|city|place|section|brand)\}/iu,
    },
    { says: "dates are disponibles, not libres", fault: /jours? libres?|libres? d’autres jours/iu },
    { says: "who supplies the tickets is the prestataire", fault: /fournisseur/iu },
    { says: "a ticket does not speak", fault: /chacun dit/iu },
  ],
  it: [
    straightApostrophe,
    guillemets,
    {
      says: "the visitor is tu",
      fault: /(?<!\p{L})(?:voi|vostr[aeio]|avete|potete|scrivete|scegliete|portate un|lasciate|scriva)(?!\p{L})/iu,
    },
    { says: "dates are disponibili, not libere", fault: /giorn[io] liber[io]|libero in altri/iu },
    { says: "a timed entry is con orario prenotato", fault: /ingresso a orario/iu },
    { says: "a ticket does not speak", fault: /ognuno dice/iu },
  ],
  pt: [
    straightApostrophe,
    guillemets,
    { says: "words are those of Portugal", fault: /(?<!\p{L})(?:vocês?|ônibus|celular|trem|polonês)(?!\p{L})/iu },
    {
      says: "a brand has its article",
      fault: /(?<!\p{L})(?:em|sobre|que) (?:Tessera|\{brand\}|\p{Lu}\w+ Visits)(?!\p{L})/u,
    },
    { says: "something is on a date: a, not em", fault: /(?<!\p{L})em \{date\}/iu },
    { says: "dates are disponíveis, not livres", fault: /dias? livres?|livre noutros/iu },
    { says: "a transfer is a transfere", fault: /(?<!\p{L})(?:transfers?|shuttles?)(?!\p{L})/iu },
    { says: "a language is an idioma", fault: /(?<!\p{L})línguas?(?!\p{L})/iu },
    { says: "a ticket does not speak", fault: /cada um diz/iu },
  ],
  es: [
    guillemets,
    { says: "a no-break space stands before a percent sign", fault: /[ \d}\]]%/u },
    { says: "the visitor is tú", fault: /(?<!\p{L})(?:[Uu]sted(?:es)?|[Ee]scriba|Traiga|[Dd]íganos\p{L}*)(?!\p{L})/u },
    { says: "dates are disponibles, not libres", fault: /días? libres?|libre en otros/iu },
    { says: "a time slot is an hora, not a turno", fault: /(?<!\p{L})turnos?(?! de noche)(?!\p{L})/iu },
    { says: "a ticket does not speak", fault: /cada una dice/iu },
  ],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
