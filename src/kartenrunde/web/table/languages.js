/** The languages that can be chosen. */

/** Language code to the language's own name, in the order shown. */
export const LANGUAGES = Object.freeze({
  de: "Deutsch",
  en: "English",
  es: "Español",
  pl: "Polski",
  cs: "Čeština",
});
