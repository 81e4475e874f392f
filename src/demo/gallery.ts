// The gallery of all widgets, which the fixture CMS serves in its own theme.
import { exampleHosts } from "./example-hosts.ts";
import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import type { CmsContext, CmsEnv } from "#fixtures/cms/env.ts";
import { html, type Markup } from "#fixtures/cms/markup.ts";
import { notFound } from "#fixtures/cms/pages/not-found.ts";
import { renderPage } from "#fixtures/cms/theme/page.ts";
import { galleryIndex } from "./gallery-index.ts";
import { bannerPath, liveExample, restPath } from "./live-example.ts";
import { readWidgets, summaryOf } from "./manifest.ts";
import { stateNamed } from "./states.ts";
import { widgetPage } from "./widget-page.ts";

const styles = (): string =>
  ["gallery.css", "settings-form.css", "reference.css"]
    .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
    .join("\n");

const styleLink = html`<link rel="stylesheet" href="/theme/gallery.css">`;

const withScript = (nonce: string): Markup =>
  html`${styleLink}<script type="module" src="/islet/demo/gallery-page.js" nonce="${nonce}"></script>`;

function showWidget(c: CmsContext, distDir: string): Response | Promise<Response> {
  const name = c.req.param("name") ?? "";
  const widgets = readWidgets(distDir);
  const names = [...widgets.keys()];
  const position = names.indexOf(name);
  const widget = widgets.get(name);
  if (!widget) return notFound(c);
  const visit = c.get("visit");
  const state = visit.url.searchParams.get("state") ?? undefined;
  const { config, change = (markup: string) => markup } = stateNamed(name, state);
  const example = change(liveExample(name, widget.example, visit));
  return renderPage(c, {
    title: name,
    bodyClass: "page gallery",
    isTracked: name !== "order-attribution",
    head: withScript(visit.scriptNonce),
    config: { rest_url: restPath, allowed_hosts: exampleHosts, ...config },
    body: widgetPage({
      name,
      widget,
      example,
      summary: summaryOf(name),
      state,
      before: names[position - 1],
      after: names[position + 1],
    }),
  });
}

/** Adds `/gallery/` and `/gallery/NAME/` for every widget of the build in `distDir`. */
export const galleryRoutes = (app: Hono<CmsEnv>, distDir: string): void => {
  app.get("/theme/gallery.css", (c) => c.body(styles(), 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/gallery/", (c) =>
    renderPage(c, {
      title: "Widgets",
      bodyClass: "page gallery",
      head: styleLink,
      body: galleryIndex(readWidgets(distDir)),
    }),
  );
  app.post(bannerPath, (c) => c.json({}));
  app.get("/gallery/:name/", (c) => showWidget(c, distDir));
};
