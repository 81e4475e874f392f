import { existsSync, readFileSync } from "node:fs";

const root = new URL("../../../", import.meta.url);

/** A page of the site that is made of one of the repository's Markdown files. */
export interface Document {
  /** Below the project, such as `runtime/CSP.md`. */
  readonly path: string;
  /** Below the site, with a slash at the end; empty for the first page. */
  readonly address: string;
  /** In the navigation; the file's own title if there is none. */
  readonly title?: string;
}

/** Pages that belong together. */
export interface Section {
  readonly title: string;
  readonly documents: readonly Document[];
}

const GUIDES = "src/outputs/docs/guides";
const PRESETS = "src/presets";

/** A guide that is only on this site. */
const guide = (name: string): Document => ({ path: `${GUIDES}/${name}.md`, address: `guides/${name}/` });

const page = (path: string, address: string, title?: string): Document => ({
  path,
  address,
  ...(title !== undefined && { title }),
});

/** All pages but those of widgets, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  {
    title: "Start",
    documents: [
      page("README.md", "", "What Islet is"),
      guide("your-first-widget"),
      page("CHANGELOG.md", "changelog/"),
    ],
  },
  {
    title: "Guides",
    documents: [
      guide("woocommerce-without-jquery"),
      guide("elementor-without-its-scripts"),
      guide("instead-of-delaying-scripts"),
      guide("migration"),
      page("src/shared/content/consent/README.md", "guides/consent/", "Consent"),
      page("runtime/CACHING.md", "guides/caching/"),
      page("runtime/CSP.md", "guides/csp/"),
      guide("accessibility-statement"),
      guide("versions-and-support"),
      page("SECURITY.md", "guides/security/", "Security policy"),
      page("runtime/TROUBLESHOOTING.md", "guides/troubleshooting/"),
    ],
  },
  {
    title: "Platforms",
    documents: [
      page("src/outputs/wordpress/README.md", "platforms/wordpress/", "WordPress"),
      page(`${PRESETS}/README.md`, "platforms/presets/", "Presets"),
      page(`${PRESETS}/woocommerce/README.md`, "platforms/presets/woocommerce/", "WooCommerce"),
      page(`${PRESETS}/elementor/README.md`, "platforms/presets/elementor/", "Elementor"),
      page(`${PRESETS}/pojo/README.md`, "platforms/presets/pojo/", "Pojo themes"),
      page(`${PRESETS}/smash-balloon/README.md`, "platforms/presets/smash-balloon/", "Smash Balloon"),
      page("src/outputs/shopify/README.md", "platforms/shopify/"),
      page("src/outputs/templates/README.md", "platforms/templates/", "Twig and Nunjucks"),
      page("runtime/PHP.md", "platforms/php/", "PHP"),
      page("src/build/PACKAGE.md", "platforms/npm/"),
      page("src/entries/server/README.md", "platforms/node/", "Rendering in Node"),
      page("src/entries/check/README.md", "platforms/check/", "islet check"),
      page("src/outputs/texts/README.md", "platforms/texts/", "Other languages"),
    ],
  },
  {
    title: "Reference",
    documents: [
      page("widgets/README.md", "widgets/", "All widgets"),
      page("runtime/README.md", "reference/runtime/", "The runtime"),
      page("src/build/README.md", "reference/build/", "The build and its sizes"),
      page("tests/bench/README.md", "reference/benchmark/", "Benchmark"),
      page("CONTRIBUTING.md", "contributing/"),
    ],
  },
];

/** The file of a widget's page. */
export const widgetDocument = (name: string): Document => ({
  path: `widgets/${name}/README.md`,
  address: `widgets/${name}/`,
});

/** The text of a document. Throws if there is no such file. */
export const readDocument = ({ path }: Document): string => readFileSync(new URL(path, root), "utf8");

/** The project's file at a path, if there is one. */
export const projectFile = (path: string): URL | undefined => {
  const file = new URL(path, root);
  return existsSync(file) ? file : undefined;
};
