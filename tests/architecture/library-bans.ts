import * as engine from "../../src/shared/engine/react.ts";
import { addedBan } from "./added-ban.ts";
import { type Ban, isImport, isVariable } from "./ban.ts";
import {
  argumentsOf,
  child,
  importedValues,
  isCallOf,
  isNamespaceImport,
  literal,
  memberName,
  pathName,
  type SyntaxNode,
} from "./syntax.ts";

/** Whether a language is a literal, none, or known to the browser. */
function isKnown(language: SyntaxNode | undefined): boolean {
  if (language?.type === "LogicalExpression") return isKnown(child(language, "left") ?? undefined);
  return (
    !language ||
    literal(language) !== null ||
    isVariable(language, /^locale$|^undefined$/) ||
    isCallOf(language, /^knownLanguage$/)
  );
}

/** How libraries, and what the language brings, may be used. */
export const libraryBans: Ban[] = [
  addedBan,
  {
    what: "JSON.parse",
    why: "a broken or hostile text throws, exhausts memory or brings __proto__",
    cure: "call parseJson() or parseRecord() of #runtime/parse-json.ts",
    except: [
      "runtime/parse-json.ts",
      // Before the core has come, and to say what is wrong.
      ...["start/read-config.ts", "load/has-integrity.ts"].map((file) => `runtime/${file}`),
      ...["syntax-mistake.ts", "config-fields.ts"].map((file) => `runtime/problems/${file}`),
      // It refuses code while it parses.
      "widgets/animation/read-file.ts",
      // Its own data.
      "src/outputs/",
      "src/entries/server/",
    ],
    finds: (node) => isCallOf(node, /^JSON\.parse$/),
    examples: ["JSON.parse(a)", "JSON.parse(a, b)"],
  },
  {
    what: "a list's entries()",
    why: "Prototype.js gives it another meaning on a whole page",
    cure: "call numbered() of #dom/numbered.ts",
    except: ["src/outputs/", "src/entries/"],
    finds: (node) =>
      node.type === "CallExpression" &&
      memberName(child(node, "callee")) === "entries" &&
      argumentsOf(node).length === 0,
    examples: ["for (const [a, b] of c.entries()) d(a, b)", "[...a].entries()"],
  },
  {
    what: "Array.from with a function",
    why: "Prototype.js leaves the function out on a whole page",
    cure: "call map() of the array",
    except: ["src/outputs/", "src/entries/"],
    finds: (node) => isCallOf(node, /^Array\.from$/) && argumentsOf(node).length > 1,
    examples: ["Array.from(a, (b) => b)"],
  },
  {
    what: "a search that the document may hide",
    why: "an image or a form of this name stands in its place on the document",
    cure: "call query() or queryAll() of #dom/query.ts, or HTMLDocument.prototype's",
    except: ["src/outputs/", "src/entries/"],
    finds: (node) => isCallOf(node, /^(?:window\.)?document\.(?:querySelector(?:All)?|getElementById)$/),
    examples: ["document.querySelector(a)", "document.querySelectorAll<A>(a)", "document.getElementById(a)"],
  },
  {
    what: "Document.prototype",
    why: "MooTools gives the window a Document of its own",
    cure: "take it from HTMLDocument.prototype",
    finds: (node) => /^(?:window\.)?Document\.prototype$/.test(pathName(node) ?? ""),
    examples: ["Document.prototype.querySelector.call(document, a)", "window.Document.prototype"],
  },
  {
    what: "a format of Intl for a language as the page says it",
    why: "pages name languages that none are, such as de_DE_formal or auto, and Intl throws",
    cure: "give it knownLanguage() of #browser/known-language.ts",
    except: ["src/outputs/", "src/entries/"],
    finds: (node) =>
      isCallOf(node, /^Intl\.\w+(?:Format|Rules|Names|Collator|Segmenter)$/) &&
      !isKnown(argumentsOf(node)[0]),
    examples: ["new Intl.NumberFormat(a)", "new Intl.PluralRules(document.documentElement.lang || 'en')"],
  },
  {
    what: "a history entry",
    why: "browsers refuse entries: Safari after 100 in half a minute, all of them in sandboxed frames",
    cure: "call writeEntry() of #browser/history-entries.ts",
    except: ["src/shared/browser/history-entries.ts", "src/outputs/"],
    finds: (node) => isCallOf(node, /(?:^|\.)history\.(?:pushState|replaceState)$/),
    examples: ["history.pushState(a, '')", "window.history.replaceState(a, '', b)"],
  },
  {
    what: "a React root",
    why: "one file gives every island its boundary and gives the server's nodes back",
    cure: "define an island; runtime/mount/islands.tsx mounts it",
    except: ["runtime/mount/islands.tsx", "src/shared/engine/"],
    finds: (node) => isVariable(node, /^(createRoot|hydrateRoot)$/) || isImport(node, /^react-dom\/client$/),
    examples: ["createRoot(a)", "hydrateRoot(a, b)", "import { createRoot } from 'react-dom/client'"],
  },
  {
    what: "a part of React that the light engine lacks or that works otherwise in it",
    why: "the same islands run on React and on Preact",
    cure: "use the names that src/shared/engine/ exports, and useIslet().id for ids",
    except: ["src/shared/engine/", "src/entries/server/"],
    finds: (node) =>
      isImport(node, /^react(-dom)?($|\/)/) && importedValues(node).some((name) => !(name in engine)),
    examples: [
      "import { useId } from 'react'",
      "import { createPortal } from 'react-dom'",
      "import React from 'react'",
      "import * as React from 'react'",
      "export * from 'react'",
    ],
  },
  {
    what: "DOMPurify",
    why: "one file configures it, and it loads only where the browser has no sanitiser of its own",
    cure: "call sanitise() of #browser/safe-html.ts",
    except: ["src/shared/browser/purify.ts"],
    finds: (node) => isImport(node, /^dompurify$/),
    examples: ["import purifier from 'dompurify'", "import('dompurify')"],
  },
  {
    what: "the whole of zod",
    why: "it costs 77 kB, and named imports of zod/mini are not dropped as well",
    cure: 'import * as z from "zod/mini"',
    finds: (node) =>
      isImport(node, /^zod($|\/(?!mini$))/) ||
      (isImport(node, /^zod\/mini$/) && node["importKind"] !== "type" && !isNamespaceImport(node)),
    examples: ["import { z } from 'zod'", "import { object } from 'zod/mini'", "import * as z from 'zod/v4'"],
  },
];
