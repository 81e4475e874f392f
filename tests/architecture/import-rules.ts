// Imports run one way only.
import { resolve, type Source } from "./sources.ts";

const services = ["runtime", "src/browser", "src/dom", "src/shop", "src/content"];

/** Room → the other rooms it may import from. Rooms that are not listed may import from all. */
const mayImport = new Map<string, string[]>([
  ["runtime", []],
  ["src/engine", []],
  ["src/browser", ["runtime"]],
  ["src/dom", ["runtime", "src/browser"]],
  ["src/hooks", ["runtime", "src/browser", "src/dom"]],
  ["src/ui", ["runtime", "src/browser", "src/dom", "src/hooks"]],
  ["src/shop", ["runtime", "src/browser", "src/dom"]],
  ["src/content", ["runtime", "src/browser", "src/dom"]],
  ["widgets", [...services, "src/hooks", "src/ui"]],
  ["src/adapters", services],
  ["src/editor", services],
  ["src/wordpress", ["runtime"]],
]);

const withoutReact = ["src/browser", "src/dom", "src/shop", "src/content", "src/adapters"];
const runtimePackages = /^(react|react-dom|react-dom\/client|zod\/mini|mitt)$/;
const isReact = /^react(-dom)?($|\/)/;
const isInsideRuntime = /^runtime\/[^/]+\//;
const inNode = /^src\/(server|demo)\//;

/** The room a file belongs to: `runtime`, `widgets`, or a folder of `src`. */
function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "src" ? `src/${second}` : first;
}

/** The widget a file belongs to; `null` outside `widgets` and for the catalogue. */
const widgetOf = (path: string): string | null => /^widgets\/([^/]+)\//.exec(path)?.[1] ?? null;

/** What is wrong with a file's imports; one sentence each. */
export function importMistakes({ path, imports, lineOf }: Source): string[] {
  return imports.flatMap(({ specifier, start }) => {
    const target = resolve(specifier, path);
    const why = target ? wrongRoom(path, target) : wrongPackage(path, specifier);
    return why ? [`${path}:${lineOf(start)} imports ${specifier}: ${why}`] : [];
  });
}

function wrongRoom(path: string, target: string): string | null {
  const room = roomOf(path);
  const widget = widgetOf(path);
  if (widget && widgetOf(target) && widgetOf(target) !== widget)
    return "widgets speak over the bus; move what both need to src/.";
  if (/^(fixtures|tests|e2e|src\/build)\//.test(target) && !inNode.test(path))
    return "the product must not need its tests; move it to src/.";
  if (room === "widgets" && isInsideRuntime.test(target))
    return "a folder of the runtime is how it works; import a file of runtime/ itself, or add there what is missing.";
  const allowed = mayImport.get(room);
  if (!allowed || [room, ...allowed].includes(roomOf(target))) return null;
  return `${room} may import from ${allowed.join(", ") || "itself"} only; turn the dependency round or use the bus.`;
}

function wrongPackage(path: string, specifier: string): string | null {
  if (specifier.startsWith(".") || specifier.startsWith("#") || specifier.includes("islet:")) return null;
  const room = roomOf(path);
  if (specifier.startsWith("node:") && !inNode.test(path))
    return "browsers have no Node; only src/server may.";
  if (room === "runtime" && !runtimePackages.test(specifier))
    return "the runtime lives on react, react-dom, zod/mini and mitt alone.";
  if (withoutReact.includes(room) && isReact.test(specifier))
    return "services serve enhancers too, which come without React; move the hook to src/hooks.";
  return null;
}
