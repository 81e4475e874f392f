import { configure, presetsOf } from "./guess-presets.ts";
import { openWindow } from "./open-window.ts";
import { refusedByPolicies } from "./policy.ts";
import type { ReadPage } from "./read-page.ts";
import type { CheckReport } from "./report.ts";
import { runInBrowser } from "./run-in-browser.ts";
import { runIslet } from "./run-islet.ts";
import { type StockOnPage, stockOnPage } from "./stock-on-page.ts";
import { readTags } from "./tags.ts";

interface CheckOptions {
  /** Whether files of the page are fetched. */
  readonly reads: boolean;
  /** Whether Islet runs in a browser, if the page has it. */
  readonly browser: boolean;
}

/** Checks a page. Without a browser, Islet runs in a window that has no layout. Once in a process. */
export async function checkPage(page: ReadPage, { reads, browser }: CheckOptions): Promise<CheckReport> {
  openWindow(page);
  const [tags, stock] = await Promise.all([readTags(reads), stockOnPage(reads)]);
  const presets = presetsOf(stock, tags.addresses.length > 0);
  const policies = [...page.policies, ...policiesOfPage()];
  const [script] = tags.addresses;
  const refused = script ? refusedByPolicies(policies, { page: page.url, script, nonce: tags.nonce }) : [];
  if (presets.areGuessed) configure(presets.names, filesOf(stock));
  const { widgets, problems, remarks } = await (browser && script ? runInBrowser(page.url) : runIslet());
  return {
    url: page.url,
    tags: { addresses: tags.addresses, version: tags.version },
    presets,
    widgets,
    problems: [...tags.problems, ...refused, ...problems],
    remarks,
    stock,
  };
}

const filesOf = ({ jobs, jquery }: StockOnPage) => [...jobs.flatMap(({ files }) => files), ...jquery];

const policiesOfPage = () =>
  [...document.querySelectorAll<HTMLMetaElement>("meta[http-equiv]")]
    .filter(({ httpEquiv }) => httpEquiv.toLowerCase() === "content-security-policy")
    .map(({ content }) => content);
