// The script of a widget's page: its example, its settings form, and its markup in every output.
import { byId, element } from "../../gallery/elements.ts";
import { readFacts, startLivePage } from "../../gallery/live-page.ts";
import { hasSettings, type Settings, settingsFromQuery } from "../../gallery/settings-address.ts";
import type { SnippetFacts } from "../example-section.ts";
import { snippetsOf } from "../snippets.ts";

const UPLOADS = "/wp-content/uploads/";

const { uploads, ...outputs } = JSON.parse(byId("docs-snippets", HTMLScriptElement).text) as SnippetFacts;
const printed = readFacts();
const query = new URLSearchParams(location.search);
const chosen = printed.examples.findIndex(({ slug }) => slug === query.get("example"));
const base = printed.examples[chosen]?.settings ?? printed.settings;
const asked = hasSettings(query) ? settingsFromQuery(query, printed.controls, base ?? {}) : base;

/** The code of a snippet is replaced together with its element: the old one is coloured. */
function showCode(id: string, text: string) {
  const old = byId(`snippet-${id}`, HTMLElement);
  const host = old.closest<HTMLElement>("[data-widget]");
  if (!host) return;
  const code = element(
    "code",
    { id: old.id, className: old.className.replace(/.*(language-\w+).*/s, "$1") },
    text,
  );
  const pre = element("pre", { tabIndex: 0 }, code);
  const fresh = element("div", { className: "docs-code" }, pre);
  fresh.dataset["settings"] = host.dataset["settings"] ?? "{}";
  fresh.dataset["widget"] = "code-highlight";
  host.replaceWith(fresh);
}

function showSnippets(settings: Settings | null) {
  const given = JSON.parse(JSON.stringify(settings ?? base ?? {}).replaceAll(uploads, UPLOADS)) as Settings;
  const { name, controls, template } = printed;
  const widget = { name, controls, ...(template && { template }), ...outputs };
  for (const { id, code } of snippetsOf(widget, given, !settings && chosen < 0)) showCode(id, code);
}

await startLivePage({ ...printed, chosen }, showSnippets, asked === printed.settings ? undefined : asked);
