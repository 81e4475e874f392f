/** Stands for `#browser/fetch-anonymously.ts`: the server answers whom it does not know as it answers `parseDocument`. */
export async function fetchAnonymously(address: string) {
  const { parseDocument } = await import("#browser/safe-html.ts");
  const answer = await parseDocument(address);
  return answer.ok ? { ...answer, data: { root: answer.data, address: answer.data.URL } } : answer;
}
