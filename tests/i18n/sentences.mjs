// Reads languages with their Fluent source and questions, answers with what the browser would say.

import { readFileSync } from "node:fs";

const [translator, questions] = process.argv.slice(2);
const { LATIN_RANK_WORDS, RANK_WORDS, createTranslator, isolated } = await import(translator);
const { LANGUAGES } = await import(translator.replace("i18n.js", "languages.js"));

const { sources, asked, names } = JSON.parse(readFileSync(questions, "utf8"));
const said = {};
const errors = [];
console.error = (...words) => errors.push(words.join(" "));
for (const [language, source] of Object.entries(sources)) {
  const { attr, t } = createTranslator(language, source);
  said[language] = asked[language].map(([id, attribute, args]) =>
    attribute ? attr(id, attribute, args) : t(id, args),
  );
}
const translator_of_nothing = createTranslator("en", sources.en);
const strangers = [
  translator_of_nothing.t("no-such-text"),
  translator_of_nothing.attr("you", "no-such-attribute"),
  translator_of_nothing.t("banner-turn"),
  createTranslator("en", "").t("you"),
];
const lists = Object.keys(sources).map((language) =>
  createTranslator(language, sources[language]).list(["1", "2", "3"]),
);
console.log(
  JSON.stringify({
    said,
    errors: errors.length,
    strangers,
    lists,
    languages: LANGUAGES,
    ranks: [RANK_WORDS, LATIN_RANK_WORDS],
    isolated: names.map(isolated),
  }),
);
