/** An answer that the fixture CMS keeps. */
interface Answer {
  /** With or without a query. */
  readonly path: string;
  readonly body: string;
  /** 200 if left out. */
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * From now on the CMS gives this answer to its path, and by the fault `stored:PATH` to other calls.
 * @throws if the CMS refuses it
 */
export async function storeAnswer(cms: string, answer: Answer): Promise<void> {
  const response = await fetch(`${cms}/__cms/answer`, { method: "POST", body: JSON.stringify(answer) });
  if (!response.ok) throw new Error(`The CMS stored no answer for ${answer.path}: ${await response.text()}`);
}
