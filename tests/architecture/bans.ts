// Security and reliability rules for code, in the order of their sections: output, addresses, storage, the site's own scripts.
import * as engine from "../../src/engine/react.ts";
import type { Source } from "./sources.ts";
import { argumentsOf, child, isReference, literal, memberName, pathName, type SyntaxNode } from "./syntax.ts";

/** Something that product code must not contain, except in the file that owns it. */
export interface Ban {
  what: string;
  why: string;
  cure: string;
  /** Files and folders where it is allowed. */
  except?: string[];
  finds(node: SyntaxNode): boolean;
  /** Code that breaks the ban, for the test of the search. */
  examples: string[];
}

const isCallOf = (node: SyntaxNode, path: RegExp): boolean =>
  /^(Call|New)Expression$/.test(node.type) && path.test(pathName(child(node, "callee")) ?? "");

const isMember = (node: SyntaxNode, names: RegExp): boolean => names.test(memberName(node) ?? "");

const isDocument = (node: SyntaxNode | null): boolean =>
  ["document", "window.document", "globalThis.document"].includes(pathName(node) ?? "");

const isVariable = (node: SyntaxNode, names: RegExp): boolean =>
  isReference(node) && names.test(node["name"] as string);

const isImport = (node: SyntaxNode, specifier: RegExp): boolean =>
  specifier.test(literal(child(node, "source")) ?? "");

const markupSinks =
  /^(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|srcdoc|setHTML|parseHTML|setHTMLUnsafe|parseHTMLUnsafe)$/;
const siteScripts =
  /^(jQuery|elementorFrontend|elementorFrontendConfig|elementorModules|wc_[a-z_]+|woocommerce_params)$/;
/** The classes of nodes, events and windows; and a variable, whose class cannot be known. */
const pageClass =
  /^(?:[a-z]\w*|\w*(?:Element|Event|EventTarget)|Node|CharacterData|Text|Comment|Attr|(?:HTML|XML)?Document(?:Fragment)?|ShadowRoot|Window|NodeList|HTMLCollection|Range|Selection|DOM\w+)$/;
const attributeSetters = /^(setAttribute|setAttributeNS|toggleAttribute)$/;

export const bans: Ban[] = [
  {
    what: "text made into markup",
    why: "a policy with Trusted Types stops it, and without one it is an injection",
    cure: "make nodes, or call sanitise() of #browser/safe-html.ts",
    except: ["src/browser/native-sanitiser.ts", "src/browser/inline-scripts.ts"],
    finds: (node) => isMember(node, markupSinks) || isVariable(node, /^DOMParser$/),
    examples: ["a.innerHTML = b", 'a["outerHTML"] += b', "a.insertAdjacentHTML(b, c)", "new DOMParser()"],
  },
  {
    what: "dangerouslySetInnerHTML or srcDoc",
    why: "text is rendered as React text; markup that is already on the page is moved, never copied through a string",
    cure: "use <ServerContent/> or sanitise() of #browser/safe-html.ts",
    finds: (node) =>
      /^JSXAttribute$|^Property$/.test(node.type) &&
      /^(dangerouslySetInnerHTML|srcDoc)$/.test(
        (child(node, "name")?.["name"] ?? child(node, "key")?.["name"] ?? "") as string,
      ),
    examples: ["<p dangerouslySetInnerHTML={a} />", "h({ dangerouslySetInnerHTML: a })"],
  },
  {
    what: "document.write",
    why: "it stops the parser and empties a finished page",
    cure: "append nodes",
    finds: (node) => isMember(node, /^(write|writeln)$/) && isDocument(child(node, "object")),
    examples: ["document.write(a)", "window.document.writeln(a)"],
  },
  {
    what: "text made into code",
    why: "a content security policy stops it",
    cure: "pass a function",
    finds: (node) =>
      isVariable(node, /^(eval|Function)$/) ||
      (isCallOf(node, /(^|\.)(setTimeout|setInterval)$/) &&
        /^(Literal|TemplateLiteral)$/.test(argumentsOf(node)[0]?.type ?? "")),
    examples: ["eval(a)", "new Function(a)", "setTimeout('a', 1)", "window.setInterval(`a`, 1)"],
  },
  {
    what: "an attribute whose name is computed, an inline handler or a style attribute",
    why: "a name from data could be an event handler, and the policy stops inline handlers and styles",
    cure: "write the attribute's name out, addEventListener, or a setter of #dom/changes.ts",
    // Its parameter's type lists the names.
    except: ["src/dom/changes.ts"],
    finds: (node) => node.type === "CallExpression" && setsOpenAttribute(node),
    examples: ["a.setAttribute(`on${b}`, c)", "a.setAttribute('onclick', c)", "a.setAttribute('style', c)"],
  },
  {
    what: "navigation",
    why: "every address is checked in one place",
    cure: "call navigate() or reload() of #browser/navigate.ts",
    except: ["src/browser/navigate.ts"],
    finds: (node) =>
      isCallOf(node, /(^|\.)location\.(assign|replace|reload)$|^(window|globalThis)\.open$/) ||
      (node.type === "AssignmentExpression" &&
        /(^|\.)location(\.(href|hash|search|pathname|host|hostname|protocol|port))?$/.test(
          pathName(child(node, "left")) ?? "",
        )),
    examples: ["location.href = a", "window.location = a", "location.assign(a)", "window.open(a)"],
  },
  {
    what: "localStorage or sessionStorage",
    why: "it may be blocked, full or forged",
    cure: "use #browser/storage.ts",
    except: ["src/browser/storage.ts"],
    finds: (node) =>
      isVariable(node, /^(local|session)Storage$/) || isMember(node, /^(local|session)Storage$/),
    examples: ["localStorage.getItem(a)", "window.sessionStorage"],
  },
  {
    what: "document.cookie or js-cookie",
    why: "cookies throw in sandboxed frames, and their names are a contract",
    cure: "use #browser/cookies.ts",
    except: ["src/browser/cookies.ts", "src/browser/read-cookie.ts"],
    finds: (node) =>
      (isMember(node, /^cookie$/) && isDocument(child(node, "object"))) || isImport(node, /^js-cookie$/),
    examples: ["document.cookie", "import Cookies from 'js-cookie'"],
  },
  {
    what: "waiting for code that a widget imports on use",
    why: "the widget may have ended by then, or the visitor may be leaving the page",
    cure: 'use load of the context: await load(() => import("./code.ts"))',
    except: ["runtime/", "src/"],
    finds: (node) => node.type === "AwaitExpression" && child(node, "argument")?.type === "ImportExpression",
    examples: ["async () => { await import(a); }"],
  },
  {
    what: "the site's own scripts",
    why: "a widget must work where they are missing",
    cure: "speak over the bus; what belongs to one site's software goes to src/adapters",
    except: ["src/adapters/", "src/wordpress/editor/elementor-preview/"],
    finds: (node) =>
      isVariable(node, siteScripts) || isMember(node, siteScripts) || isImport(node, /^jquery$/),
    examples: ["jQuery(a)", "window.elementorFrontend", "wc_add_to_cart_params.a", 'window["jQuery"]'],
  },
  {
    what: "a React root",
    why: "one file gives every island its boundary and gives the server's nodes back",
    cure: "define an island; runtime/mount/islands.tsx mounts it",
    except: ["runtime/mount/islands.tsx", "src/engine/"],
    finds: (node) => isVariable(node, /^(createRoot|hydrateRoot)$/) || isImport(node, /^react-dom\/client$/),
    examples: ["createRoot(a)", "hydrateRoot(a, b)", "import { createRoot } from 'react-dom/client'"],
  },
  {
    what: "a part of React that the light engine lacks or that works otherwise in it",
    why: "the same islands run on React and on Preact",
    cure: "use the names that src/engine/ exports, and useIslet().id for ids",
    except: ["src/engine/", "src/server/"],
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
    what: "the whole of zod",
    why: "it costs 77 kB, and named imports of zod/mini are not dropped as well",
    cure: 'import * as z from "zod/mini"',
    finds: (node) =>
      isImport(node, /^zod($|\/(?!mini$))/) ||
      (isImport(node, /^zod\/mini$/) && node["importKind"] !== "type" && !isNamespaceImport(node)),
    examples: ["import { z } from 'zod'", "import { object } from 'zod/mini'", "import * as z from 'zod/v4'"],
  },
  {
    what: "console",
    why: "a problem is an event on the host first, which a page may cancel",
    cure: "report() a problem of runtime/problems/problems.ts",
    // The first reports problems; the others log when it cannot be loaded or nothing can start.
    except: [
      "runtime/problems/sentences.ts",
      "runtime/islet.ts",
      "src/auto.ts",
      "src/browser/images.ts",
      "src/demo/",
    ],
    finds: (node) => isVariable(node, /^console$/),
    examples: ["console.log(a)", "const { error } = console"],
  },
  {
    what: "instanceof of a page's class",
    why: "an element keeps the classes of the window that made it: an editor adopts elements of its own window into the page",
    cure: "ask with runtime/kind.ts",
    // The gallery's page is our own.
    except: ["src/demo/elements.ts"],
    finds: (node) =>
      node.type === "BinaryExpression" &&
      node["operator"] === "instanceof" &&
      pageClass.test(pathName(child(node, "right"))?.split(".").at(-1) ?? "kind"),
    examples: ["a instanceof HTMLElement", "a instanceof window.Node", "b.find((a) => c instanceof a)"],
  },
  {
    what: "any",
    why: "what comes from outside is unknown until it is checked",
    cure: "use unknown and a schema",
    finds: (node) => node.type === "TSAnyKeyword",
    examples: ["let a: any", "a as any", "const a: Record<string, any> = b"],
  },
  {
    what: "a name such as handleX",
    why: "it says when, not what",
    cure: "name what the function does",
    finds: (node) => isDeclared(node) && /^handle[A-Z]/.test(node["name"] as string),
    examples: ["const handleClick = () => a", "function handleSubmit() {}"],
  },
];

function setsOpenAttribute(call: SyntaxNode): boolean {
  const callee = child(call, "callee");
  const setter = memberName(callee);
  if (!attributeSetters.test(setter ?? "") || pathName(child(callee, "object")) === "changes") return false;
  const name = argumentsOf(call)[setter === "setAttributeNS" ? 1 : 0] ?? null;
  const written = literal(name);
  if (written !== null) return /^(on|style$)/i.test(written);
  return !isConstant(name);
}

// A constant of our own, such as STATE_ATTRIBUTE or ATTRIBUTE.state.
const isConstant = (node: SyntaxNode | null): boolean =>
  /^([A-Z][A-Z_]+|ATTRIBUTES?\.\w+)$/.test(pathName(node) ?? "");

const isNamespaceImport = (node: SyntaxNode): boolean =>
  ((node["specifiers"] ?? []) as SyntaxNode[]).every(({ type }) => type === "ImportNamespaceSpecifier");

/** The names that an import or a re-export takes from its module, types left out; `*` for all. */
function importedValues(node: SyntaxNode): string[] {
  const isType = node["importKind"] === "type" || node["exportKind"] === "type";
  if (isType || !/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return [];
  const specifiers = (node["specifiers"] ?? [null]) as (SyntaxNode | null)[];
  return specifiers
    .filter((specifier) => specifier?.["importKind"] !== "type")
    .map((specifier) => pathName(child(specifier, "imported") ?? child(specifier, "local")) ?? "*")
    .map((name, index) => (specifiers[index]?.type === "ImportNamespaceSpecifier" ? "*" : name));
}

const isDeclared = (node: SyntaxNode): boolean =>
  node.type === "Identifier" &&
  /^(VariableDeclarator|FunctionDeclaration)$/.test(node.parent?.type ?? "") &&
  node.parent?.["id"] === node;

/** Where a file breaks a ban; one sentence each. */
export function breachesOf(ban: Ban, source: Source): string[] {
  if (ban.except?.some((path) => source.path.startsWith(path))) return [];
  const advice = `${ban.what}: ${ban.why}. Instead: ${ban.cure}.`;
  const found = source.nodes.filter((node) => ban.finds(node));
  return found.map((node) => `${source.path}:${source.lineOf(node.start)} ${advice}`);
}
