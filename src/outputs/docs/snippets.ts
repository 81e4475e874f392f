import { contentIn, settingsOf } from "../controls/printed-element.ts";
import { markupWith, type PrintedWidget } from "../gallery/markup-with.ts";
import type { Settings } from "../gallery/settings-address.ts";
import { phpLiteral } from "../templates/php-literal.mjs";
import { shortcodeOf } from "../wordpress/editor/blocks/shortcode.ts";

/** What the outputs need to know of a widget. */
export interface SnippetWidget extends PrintedWidget {
  /** Whether an editor can place it anywhere: the plugin has a block, and Shopify a section. */
  readonly isPlaced: boolean;
  readonly hasStyle: boolean;
}

/** The markup of a widget in the language of one output. */
export interface Snippet {
  readonly id: string;
  readonly title: string;
  /** For colours. */
  readonly language: string;
  readonly code: string;
  /** What one has to know before using it. */
  readonly hint: string;
  /** The site's page that says more; below the site. */
  readonly address: string;
}

/** What an output prints of a widget with settings; nothing if it has no such output. */
type Output = (widget: SnippetWidget, settings: Settings) => string | undefined;

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A name in PascalCase, as a component has. */
const componentName = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
/** A name in camelCase, as a variable has. */
const variableName = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const MARKER = /\sdata-widget=(?:"([^"]*)"|'([^']*)')(?:\s+data-settings=(?:"[^"]*"|'[^']*'))?/g;

const php: Output = (widget, settings) => {
  const own = settingsOf(widget.controls, settings);
  const call = Object.keys(own).length > 0 ? `, ${phpLiteral(own).replaceAll("\t", "    ")}` : ", array()";
  let isDone = false;
  return markupWith(widget, settings).replaceAll(MARKER, (text, inDouble?: string, inSingle?: string) => {
    const names = inDouble ?? inSingle ?? "";
    if (isDone || !names.split(/\s+/).includes(widget.name)) return text;
    isDone = true;
    return ` <?= islet( '${names}'${call} ) ?>`;
  });
};

const wordpress: Output = ({ name, template, isPlaced }, settings) =>
  isPlaced && template
    ? `<?php\nIslet\\render( '${name}', ${phpLiteral(settings).replaceAll("\t", "    ")} );\n`
    : undefined;

const shortcode: Output = ({ name, controls, isPlaced }, settings) =>
  isPlaced ? `${shortcodeOf({ name, controls }, settings)}\n` : undefined;

const liquid: Output = ({ name, isPlaced }) => (isPlaced ? `{% section 'islet-${name}' %}\n` : undefined);

const twig: Output = ({ name, controls, template }, settings) => {
  if (!template) return undefined;
  const variable = name.replaceAll("-", "_");
  const content = json(contentIn(controls, settings));
  const own = json(settingsOf(controls, settings));
  return `{% import "islet/${name}.twig" as ${variable} %}\n{{ ${variable}.widget(${content}, ${own}, "my-${name}") }}\n`;
};

const node: Output = ({ name, template }, settings) =>
  template &&
  `import { renderWidget } from "islet/server";\n\nconst html = await renderWidget("${name}", ${json(settings)}, { id: "my-${name}" });\n`;

const react: Output = ({ name, template, hasStyle }, settings) => {
  if (!template) return undefined;
  const variable = variableName(name);
  const style = hasStyle ? `import "islet/widgets/${name}.css";\n` : "";
  return `import { startIslet } from "islet/core";
import ${variable} from "islet/widgets/${name}";
${style}
startIslet({ "${name}": ${variable} });

const settings = ${json(settings)};

export const ${componentName(name)} = () => (
  <div data-widget="${name}" data-settings={JSON.stringify(settings)} />
);
`;
};

interface Described extends Omit<Snippet, "code"> {
  readonly print: Output;
}

const OUTPUTS: readonly Described[] = [
  {
    id: "html",
    title: "HTML",
    language: "html",
    hint: "The page needs the script tag once.",
    address: "guides/your-first-widget/",
    print: markupWith,
  },
  {
    id: "php",
    title: "PHP",
    language: "php",
    hint: "The function islet() is five lines of PHP.",
    address: "platforms/php/",
    print: php,
  },
  {
    id: "wordpress",
    title: "WordPress",
    language: "php",
    hint: "In a theme's template, with the plugin.",
    address: "platforms/wordpress/",
    print: wordpress,
  },
  {
    id: "shortcode",
    title: "Shortcode",
    language: "none",
    hint: "In a text of WordPress, with the plugin.",
    address: "platforms/wordpress/",
    print: shortcode,
  },
  {
    id: "liquid",
    title: "Liquid",
    language: "html",
    hint: "A section of Shopify's theme editor, which has the settings.",
    address: "platforms/shopify/",
    print: liquid,
  },
  {
    id: "twig",
    title: "Twig",
    language: "html",
    hint: "With the macros for Twig; those for Nunjucks are called the same way.",
    address: "platforms/templates/",
    print: twig,
  },
  {
    id: "node",
    title: "Node",
    language: "javascript",
    hint: "Prints the element in Node.",
    address: "platforms/node/",
    print: node,
  },
  {
    id: "react",
    title: "React",
    language: "jsx",
    hint: "With the npm package. React leaves the empty element alone, and Islet fills it.",
    address: "platforms/npm/",
    print: react,
  },
];

/**
 * The widget with these settings, in every output that it has.
 * @param isAsPrinted whether they are those of the example, whose HTML may hold more than settings can say
 */
export const snippetsOf = (widget: SnippetWidget, settings: Settings, isAsPrinted = false): Snippet[] =>
  OUTPUTS.flatMap(({ print, ...output }) => {
    const code = isAsPrinted && print === markupWith ? widget.example : print(widget, settings);
    return code === undefined ? [] : [{ ...output, code }];
  });
