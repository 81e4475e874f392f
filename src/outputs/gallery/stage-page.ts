import type { Visit } from "#fixtures/cms/env.ts";
import { html, type Markup, raw } from "#fixtures/cms/markup.ts";

/** The example between the elements that the gallery's scripts look for. */
export const stage = (example: string): Markup =>
  html`<div class="gallery-stage" id="gallery-stage"><div>${raw(example)}</div></div>`;

/** The script of pictures must run before any other. */
export const pictureScript = ({ scriptNonce }: Visit): Markup =>
  html`<script src="/islet/demo/gallery-picture.js" nonce="${scriptNonce}"></script>`;

/** A page that holds a widget's example alone: for a frame as wide as a phone, and for a picture. */
export const stagePage = (title: string, example: string): Markup =>
  html`<main class="site-main"><h1 class="screen-reader-text">${title}</h1>${stage(example)}</main>`;
