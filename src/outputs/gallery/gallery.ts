// The gallery of all widgets, which the fixture CMS serves in its own theme.

import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import type { CmsContext, CmsEnv, Visit } from "#fixtures/cms/env.ts";
import { html, type Markup } from "#fixtures/cms/markup.ts";
import { notFound } from "#fixtures/cms/pages/not-found.ts";
import { renderPage } from "#fixtures/cms/theme/page.ts";
import { exampleHosts } from "./example-hosts.ts";
import { galleryIndex } from "./gallery-index.ts";
import { bannerPath, exampleSettings, restPath } from "./live-example.ts";
import { type Manifest, readManifest, summaryOf, type WidgetEntry, widgetsIn } from "./manifest.ts";
import { type ShownWidget, shownWidget } from "./shown-widget.ts";
import { pictureScript, stagePage } from "./stage-page.ts";
import { widgetPage } from "./widget-page.ts";

const STYLES = [
  "gallery.css",
  "gallery-index.css",
  "gallery-tools.css",
  "settings-form.css",
  "reference.css",
];

const styles = (): string =>
  STYLES.map((name) => readFileSync(new URL(name, import.meta.url), "utf8")).join("\n");

const styleLink = html`<link rel="stylesheet" href="/theme/gallery.css">`;

const withScript = (name: string, { scriptNonce }: Visit): Markup =>
  html`${styleLink}<script type="module" src="/islet/demo/${name}.js" nonce="${scriptNonce}"></script>`;

/** The page configuration that a widget's example needs. */
function configOf(name: string, { config }: ShownWidget) {
  const own = exampleSettings.get(name);
  return {
    rest_url: restPath,
    allowed_hosts: exampleHosts,
    ...(own && { widget_settings: { [name]: own } }),
    ...config,
  };
}

const showIndex = (c: CmsContext, manifest: Manifest): Response | Promise<Response> =>
  renderPage(c, {
    title: "Widgets",
    bodyClass: "page gallery",
    head: withScript("gallery-list", c.get("visit")),
    body: galleryIndex(c.get("visit"), manifest),
  });

/** The order in which the gallery lists all widgets. */
const orderOf = (manifest: Manifest): string[] =>
  Object.keys(manifest.categories).flatMap((category) => widgetsIn(manifest, category).map(([name]) => name));

/** What all pages of a widget have in common. */
const widgetPageOf = (name: string, shown: ShownWidget, widget: WidgetEntry) => ({
  title: widget.editor.title,
  bodyClass: "page gallery",
  isTracked: name !== "order-attribution",
  config: configOf(name, shown),
});

/** A request for a page of a widget. */
interface Asked {
  readonly c: CmsContext;
  readonly manifest: Manifest;
  readonly name: string;
  readonly widget: WidgetEntry;
}

/** Answers for the widget in the path, if there is one of this name. */
function forWidget(c: CmsContext, distDir: string, show: (asked: Asked) => Response | Promise<Response>) {
  const manifest = readManifest(distDir);
  const name = c.req.param("name") ?? "";
  const widget = Object.hasOwn(manifest.widgets, name) ? manifest.widgets[name] : undefined;
  return widget ? show({ c, manifest, name, widget }) : notFound(c);
}

function showWidget({ c, manifest, name, widget }: Asked): Response | Promise<Response> {
  const visit = c.get("visit");
  const order = orderOf(manifest);
  const position = order.indexOf(name);
  const shown = shownWidget(name, widget, visit);
  return renderPage(c, {
    ...widgetPageOf(name, shown, widget),
    head: withScript("gallery-page", visit),
    body: widgetPage({
      ...{ name, widget, shown, visit, manifest },
      summary: summaryOf(name),
      before: order[position - 1],
      after: order[position + 1],
    }),
  });
}

/** A picture shows a copy of the visitor's session: what an example puts into the cart stays out of the cart. */
const pictureVisit = (visit: Visit): Visit => ({ ...visit, session: structuredClone(visit.session) });

function showStage({ c, name, widget }: Asked): Response | Promise<Response> {
  const visit = c.get("visit");
  const isPicture = visit.url.searchParams.has("picture");
  const shown = shownWidget(name, widget, isPicture ? pictureVisit(visit) : visit);
  return renderPage(c, {
    ...widgetPageOf(name, shown, widget),
    ...(isPicture && { isTracked: false }),
    bodyClass: isPicture ? "page gallery gallery-in-picture" : "page gallery gallery-in-frame",
    isBare: true,
    head: isPicture ? html`${pictureScript(visit)}${styleLink}` : styleLink,
    body: stagePage(widget.editor.title, shown.live),
  });
}

/** Adds `/gallery/`, and for every widget of the build in `distDir` `/gallery/NAME/` and `/gallery/NAME/stage/`. */
export const galleryRoutes = (app: Hono<CmsEnv>, distDir: string): void => {
  app.get("/theme/gallery.css", (c) => c.body(styles(), 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/gallery/", (c) => showIndex(c, readManifest(distDir)));
  app.post(bannerPath, (c) => c.json({}));
  app.get("/gallery/:name/", (c) => forWidget(c, distDir, showWidget));
  app.get("/gallery/:name/stage/", (c) => forWidget(c, distDir, showStage));
};
