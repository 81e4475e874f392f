// Imports run one way only.
import { resolve, type Source } from "./sources.ts";

const shared = (name: string) => `src/shared/${name}`;
const services = ["runtime", ...["browser", "dom", "shop", "content"].map(shared)];

/** Room → the other rooms it may import from. Rooms that are not listed may import from all. */
const mayImport = new Map<string, string[]>([
  ["runtime", []],
  [shared("engine"), []],
  [shared("browser"), ["runtime"]],
  [shared("dom"), ["runtime", shared("browser")]],
  [shared("ui"), ["runtime", shared("browser"), shared("dom")]],
  [shared("shop"), ["runtime", shared("browser"), shared("dom")]],
  [shared("content"), ["runtime", shared("browser"), shared("dom")]],
  ["widgets", [...services, shared("ui")]],
  ["src/presets", services],
  ["src/outputs/wordpress", ["runtime", "src/outputs/controls"]],
  ["src/outputs/shopify", ["src/outputs/templates"]],
  ["src/outputs/templates", []],
  ["src/outputs/controls", ["runtime"]],
  ["src/entries", [...services, shared("ui"), "widgets", "src/presets"]],
  ["src/outputs/gallery", ["runtime", shared("browser"), "src/outputs/controls", "fixtures"]],
  [
    "src/outputs/docs",
    [
      ...["runtime", shared("browser"), "fixtures"],
      ...["gallery", "controls", "templates", "wordpress"].map((name) => `src/outputs/${name}`),
    ],
  ],
]);

const withoutReact = [...services.slice(1), "src/presets"];
const runtimePackages = /^(react|react-dom|react-dom\/client|zod\/mini)$/;
const isReact = /^react(-dom)?($|\/)/;
const isInsideRuntime = /^runtime\/[^/]+\//;
const inNode = /^src\/(entries\/(server|check)|outputs\/(gallery|docs))\//;

/** The room a file belongs to: `runtime`, `widgets`, a folder of `src`, or one of `src/shared` or `src/outputs`. */
function roomOf(path: string): string {
  const [first = "", second = "", third = ""] = path.split("/");
  if (first !== "src") return first;
  return ["shared", "outputs"].includes(second) ? `src/${second}/${third}` : `src/${second}`;
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
    return "widgets speak over the bus; move what both need to src/shared/.";
  if (/^(fixtures|tests|e2e|src\/build)\//.test(target) && !inNode.test(path))
    return "the product must not need its tests; move it to src/shared/.";
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
    return "browsers have no Node; only src/entries/server and src/entries/check may.";
  if (room === "runtime" && !runtimePackages.test(specifier))
    return "the runtime lives on react, react-dom and zod/mini alone.";
  if (withoutReact.includes(room) && isReact.test(specifier))
    return "services serve enhancers too, which come without React; move the hook to src/shared/ui.";
  return null;
}
