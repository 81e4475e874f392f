import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { startCmsProcess } from "../../support/cms.ts";
import { removeNewerApis, withoutNewerCss } from "./older-browser.ts";
import { translatePages } from "./translator.ts";
import { watchTroubles } from "./watch.ts";

/** The fixture CMS behind a proxy, which adds a script to each page under the page's own policy. */
export interface Site {
  /** Origin without a slash at the end. */
  readonly url: string;
  /** Leaves the next requests of matching paths unanswered until they are released: `limit` of them, else all. */
  hold(pattern: RegExp, limit?: number): Held;
  stop(): Promise<void>;
}

/** Requests that wait for their answer. */
export interface Held {
  /** How many have come so far. */
  count(): number;
  release(): void;
}

interface SiteOptions {
  /** Whether pages run as in the oldest browsers that Islet promises. */
  readonly isOlder: boolean;
  /** Whether a browser's translator changes every page. */
  readonly isTranslated: boolean;
}

const callOf = (run: () => void) => `(${String(run)})();`;

const headersOf = ({ headers }: IncomingMessage) => {
  const { "content-length": _length, "transfer-encoding": _encoding, ...others } = headers;
  return others;
};

/** Puts the script first into the page; the nonce is the page's own, so its policy needs no exception. */
function withScript(page: string, script: string, policy = ""): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  return page.replace(
    /<head[^>]*>/i,
    (head) => `${head}<script${nonce ? ` nonce="${nonce}"` : ""}>${script}</script>`,
  );
}

async function answerWith(
  response: ServerResponse,
  answer: IncomingMessage,
  change: (text: string) => string,
) {
  const text = Buffer.concat(await answer.toArray()).toString("utf8");
  response.writeHead(answer.statusCode ?? 200, headersOf(answer)).end(change(text));
}

/** Starts the site on a free port. */
export async function startSite({ isOlder, isTranslated }: SiteOptions): Promise<Site> {
  const cms = await startCmsProcess();
  const parts = [watchTroubles, isOlder && removeNewerApis, isTranslated && translatePages];
  const script = parts.map((part) => (part ? callOf(part) : "")).join("");
  const waits = new Set<(path: string) => Promise<void> | undefined>();

  function send(answer: IncomingMessage, response: ServerResponse) {
    const type = answer.headers["content-type"] ?? "";
    const policy = String(answer.headers["content-security-policy"] ?? "");
    if (type.startsWith("text/html"))
      return void answerWith(response, answer, (page) => withScript(page, script, policy));
    if (isOlder && type.startsWith("text/css")) return void answerWith(response, answer, withoutNewerCss);
    response.writeHead(answer.statusCode ?? 200, answer.headers);
    answer.pipe(response);
  }

  async function forward(incoming: IncomingMessage, response: ServerResponse) {
    const path = incoming.url ?? "/";
    for (const wait of waits) await wait(path);
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const outgoing = request(`${cms.url}${path}`, { method: incoming.method, headers }, (answer) =>
      send(answer, response),
    );
    outgoing.once("error", () => response.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => void forward(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(pattern, limit = Infinity) {
      let count = 0;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const wait = (path: string) => (pattern.test(path) && (count += 1) <= limit ? released : undefined);
      waits.add(wait);
      return {
        count: () => count,
        release() {
          waits.delete(wait);
          release();
        },
      };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await cms.stop();
    },
  };
}
