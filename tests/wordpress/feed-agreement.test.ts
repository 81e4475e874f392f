import { expect, it } from "vitest";
import { inBrowser, inServer } from "./feed-agreement.ts";
import { plainCases } from "./feed-cases.ts";
import { callPhp, hasPhp } from "./php.ts";

it.runIf(hasPhp)(
  "an item is the same whether the server or the browser has cleaned it, of hostile corpora",
  () => {
    const answers = callPhp(
      {},
      plainCases.map(({ kind, text, address }) => ["feed", kind, text, address]),
    );
    const different = plainCases.flatMap((one, index) => {
      const [here, there] = [inBrowser(one), inServer(answers[index] ?? "")];
      return here.flatMap((item, at) => (item === there[at] ? [] : [{ item, there: there[at] }]));
    });
    expect(plainCases.flatMap(inBrowser).length).toBeGreaterThan(300);
    expect(different.slice(0, 3)).toEqual([]);
  },
);
