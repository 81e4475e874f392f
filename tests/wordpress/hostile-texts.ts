import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";

/** Half of a surrogate pair: JSON carries none to PHP. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Markup, scripts and addresses that must not act, whichever setting they are given for. */
export const hostileTexts: readonly string[] = [
  ...[...corpus("xss"), ...corpus("url")],
  ...[...(thirdPartyCorpus("xss") ?? []), ...(thirdPartyCorpus("url") ?? [])],
]
  .map(({ text }) => text)
  .filter((text) => !HALF_CHARACTER.test(text));
