/** Words for a driver in a country's language; the address follows them. */
export interface TaxiPhrase {
  /** BCP 47. */
  readonly language: string;
  readonly text: string;
}

/** By ISO 3166-1 code. A country that is not here has no phrase. */
export const taxiPhrases: ReadonlyMap<string, TaxiPhrase> = new Map([
  ["IT", { language: "it", text: "Per favore, mi porti a questo indirizzo:" }],
  ["FR", { language: "fr", text: "Emmenez-moi à cette adresse, s’il vous plaît :" }],
  ["ES", { language: "es", text: "Por favor, lléveme a esta dirección:" }],
  ["DE", { language: "de", text: "Bitte bringen Sie mich zu dieser Adresse:" }],
  ["AT", { language: "de", text: "Bitte bringen Sie mich zu dieser Adresse:" }],
  ["GB", { language: "en", text: "Please take me to this address:" }],
  ["EG", { language: "ar", text: "من فضلك، خذني إلى هذا العنوان:" }],
  ["IN", { language: "hi", text: "कृपया मुझे इस पते पर ले चलिए:" }],
  ["US", { language: "en", text: "Please take me to this address:" }],
]);
