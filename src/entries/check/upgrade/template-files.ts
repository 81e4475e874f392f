import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";

/** A template as it stands in a theme. */
export interface TemplateFile {
  readonly path: string;
  readonly text: string;
}

const TEMPLATES = new Set(
  ".html .htm .php .phtml .liquid .twig .njk .jinja .jinja2 .j2 .erb .ejs .hbs .mustache .vue .svelte .astro .jsx .tsx .md .mdx".split(
    " ",
  ),
);

/** What others have written or made. */
const LEFT_OUT = new Set(["node_modules", "vendor", "dist", "build"]);

/** In bytes; a template is no larger. */
const LARGEST = 2_000_000;

/**
 * Reads templates: the files themselves, and of folders all that are templates by the end of their names.
 * @throws a sentence, if a path cannot be read
 */
export function readTemplates(paths: readonly string[]): TemplateFile[] {
  return paths.flatMap((path) => {
    try {
      return statSync(path).isDirectory() ? templatesIn(path) : [{ path, text: readFileSync(path, "utf8") }];
    } catch (error) {
      throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
    }
  });
}

function templatesIn(folder: string): TemplateFile[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry): TemplateFile[] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return LEFT_OUT.has(entry.name) || entry.name.startsWith(".") ? [] : templatesIn(path);
    const isTemplate = entry.isFile() && TEMPLATES.has(extname(entry.name).toLowerCase());
    return isTemplate && statSync(path).size <= LARGEST ? [{ path, text: readFileSync(path, "utf8") }] : [];
  });
}
