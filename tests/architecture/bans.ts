// Security and reliability rules for code, in the order of their sections: output, addresses, storage, the site's own scripts.
import { type Ban, isImport, isVariable } from "./ban.ts";
import { libraryBans } from "./library-bans.ts";
import type { Source } from "./sources.ts";
import {
  argumentsOf,
  child,
  isCallOf,
  isDeclared,
  literal,
  memberName,
  pathName,
  type SyntaxNode,
  takes,
} from "./syntax.ts";
import { wordBan } from "./word-ban.ts";

const isMember = (node: SyntaxNode, names: RegExp): boolean => names.test(memberName(node) ?? "");

const DOCUMENT = /^(?:(?:window|globalThis)\.)?document$/;
const WINDOW = /^(?:window|globalThis)$/;
const LOCATION = /(?:^|\.)location$/;

const markupSinks =
  /^(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|srcdoc|setHTML|parseHTML|setHTMLUnsafe|parseHTMLUnsafe)$/;
const siteScripts =
  /^(jQuery|\$|elementorFrontend|elementorFrontendConfig|elementorModules|wc_[a-z_]+|woocommerce_params)$/;
/** The classes of nodes, events and windows; and a variable, whose class cannot be known. */
const pageClass =
  /^(?:[a-z]\w*|\w*(?:Element|Event|EventTarget)|Node|CharacterData|Text|Comment|Attr|(?:HTML|XML)?Document(?:Fragment)?|ShadowRoot|Window|NodeList|HTMLCollection|Range|Selection|DOM\w+)$/;
const attributeSetters = /^(setAttribute|setAttributeNS|toggleAttribute)$/;

export const bans: Ban[] = [
  {
    what: "text made into markup",
    why: "a policy with Trusted Types stops it, and without one it is an injection",
    cure: "make nodes, or call sanitise() of #browser/safe-html.ts",
    except: [
      "src/shared/browser/native-sanitiser.ts",
      // A document in which nothing runs, of which only texts and attributes are taken.
      "src/shared/browser/trusted-types.ts",
      "widgets/payment-popup-triggers/run-inline-scripts.ts",
    ],
    finds: (node) => isMember(node, markupSinks) || isVariable(node, /^DOMParser$/),
    examples: [
      "a.innerHTML = b",
      'a["outerHTML"] += b',
      "a.insertAdjacentHTML(b, c)",
      "a.createContextualFragment(b)",
      "a.srcdoc = b",
      "a.setHTMLUnsafe(b)",
      "Document.parseHTMLUnsafe(a)",
      "new DOMParser()",
    ],
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
    // In Node, of a new document.
    except: ["src/entries/check/open-window.ts"],
    finds: (node) => takes(node, DOCUMENT, /^(write|writeln)$/),
    examples: ["document.write(a)", "window.document.writeln(a)", "const { write } = document"],
  },
  {
    what: "the class Function",
    why: "it makes text into code, which a content security policy stops",
    cure: "pass a function",
    finds: (node) => isVariable(node, /^Function$/),
    examples: ["new Function(a)", "Function(a)", "const { Function: a } = b; a(Function)"],
  },
  {
    what: "a variable text as a regular expression",
    why: "a hostile one can keep the page busy for ever",
    cure: "compare texts, or put what is variable into a literal pattern, escaped",
    // Runs only what the page configuration lists.
    except: ["widgets/popup-triggers/rules/url.ts"],
    finds: (node) => isCallOf(node, /(^|\.)RegExp$/) && pathName(argumentsOf(node)[0] ?? null) !== null,
    examples: ["new RegExp(a)", "RegExp(a.b, c)", "new window.RegExp(a)"],
  },
  {
    what: "an attribute whose name is computed, an inline handler or a style attribute",
    why: "a name from data could be an event handler, and the policy stops inline handlers and styles",
    cure: "write the attribute's name out, addEventListener, or a setter of #dom/state/changes.ts",
    // The type of a parameter lists the names of the first; the build checks those of templates; the last put back what stood there.
    except: [
      "src/shared/dom/state/changes.ts",
      "runtime/template/nodes.ts",
      "runtime/mount/restart-widget.ts",
      "runtime/mount/give-back.ts",
    ],
    finds: (node) => node.type === "CallExpression" && setsOpenAttribute(node),
    examples: ["a.setAttribute(`on${b}`, c)", "a.setAttribute('onclick', c)", "a.setAttribute('style', c)"],
  },
  {
    what: "navigation",
    why: "every address is checked in one place",
    cure: "call navigate() or reload() of #browser/navigate.ts",
    except: ["src/shared/browser/navigate.ts"],
    finds: (node) =>
      takes(node, LOCATION, /^(assign|replace|reload)$/) ||
      takes(node, WINDOW, /^open$/) ||
      (node.type === "AssignmentExpression" &&
        /(^|\.)location(\.(href|hash|search|pathname|host|hostname|protocol|port))?$/.test(
          pathName(child(node, "left")) ?? "",
        )),
    examples: [
      "location.href = a",
      "window.location = a",
      "location.assign(a)",
      "const a = window.location.replace",
      "const { reload } = location",
      "window.open(a)",
      "const { open: a } = window",
    ],
  },
  {
    what: "localStorage or sessionStorage",
    why: "it may be blocked, full or forged",
    cure: "use #browser/storage.ts",
    except: ["src/shared/browser/storage.ts"],
    finds: (node) =>
      isVariable(node, /^(local|session)Storage$/) || isMember(node, /^(local|session)Storage$/),
    examples: ["localStorage.getItem(a)", "window.sessionStorage", "const { localStorage } = window"],
  },
  {
    what: "document.cookie or js-cookie",
    why: "cookies throw in sandboxed frames, and their names are a contract",
    cure: "use #browser/cookies.ts",
    except: ["src/shared/browser/cookies.ts", "src/shared/browser/read-cookie.ts"],
    finds: (node) => takes(node, DOCUMENT, /^cookie$/) || isImport(node, /^js-cookie$/),
    examples: ["document.cookie", "const { cookie } = window.document", "import Cookies from 'js-cookie'"],
  },
  {
    what: "waiting for code that a widget imports on use",
    why: "the widget may have ended by then, or the visitor may be leaving the page",
    cure: 'use load of the context: await load(() => import("./code.ts"))',
    // An order that the shop has placed is paid, whatever becomes of the widget.
    except: ["runtime/", "src/", "widgets/payment-popup-triggers/"],
    finds: (node) => node.type === "AwaitExpression" && child(node, "argument")?.type === "ImportExpression",
    examples: ["async () => { await import(a); }"],
  },
  {
    what: "the query about reduced motion",
    why: "it is asked in one place",
    cure: "call prefersLessMotion() of #dom/less-motion.ts",
    except: ["src/shared/dom/less-motion.ts"],
    finds: (node) =>
      isCallOf(node, /(^|\.)matchMedia$/) &&
      (literal(argumentsOf(node)[0] ?? null) ?? "").includes("prefers-reduced-motion"),
    examples: ['matchMedia("(prefers-reduced-motion: reduce)")'],
  },
  {
    what: "the site's own scripts",
    why: "a widget must work where they are missing",
    cure: "speak over the bus; what belongs to one site's software goes to src/presets",
    except: ["src/presets/", "src/outputs/wordpress/editor/elementor-preview/"],
    finds: (node) =>
      isVariable(node, siteScripts) || isMember(node, siteScripts) || isImport(node, /^jquery$/),
    examples: [
      "jQuery(a)",
      "$(a)",
      "window.$",
      "window.elementorFrontend",
      "wc_add_to_cart_params.a",
      'window["jQuery"]',
      "import { jQuery as a } from 'jquery'",
    ],
  },
  ...libraryBans,
  wordBan,
  {
    what: "console",
    why: "a problem is an event on the host first, which a page may cancel",
    cure: "report() a problem of runtime/problems/problems.ts",
    // The first reports problems; the others log when it cannot be loaded or nothing can start.
    except: [
      "runtime/problems/sentences.ts",
      "src/entries/lazy-parts.ts",
      "src/entries/auto.ts",
      "widgets/mini-cart/images.ts",
      "src/outputs/gallery/",
    ],
    finds: (node) => isVariable(node, /^console$/),
    examples: ["console.log(a)", "const { error } = console"],
  },
  {
    what: "instanceof of a page's class",
    why: "an element keeps the classes of the window that made it: an editor adopts elements of its own window into the page",
    cure: "ask with runtime/node-type.ts",
    // The gallery's page is our own.
    except: ["src/outputs/gallery/elements.ts"],
    finds: (node) =>
      node.type === "BinaryExpression" &&
      node["operator"] === "instanceof" &&
      pageClass.test(pathName(child(node, "right"))?.split(".").at(-1) ?? "kind"),
    examples: ["a instanceof HTMLElement", "a instanceof window.Node", "b.find((a) => c instanceof a)"],
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

/** Where a file breaks a ban; one sentence each. */
export function breachesOf(ban: Ban, source: Source): string[] {
  if (ban.except?.some((path) => source.path.startsWith(path))) return [];
  const advice = `${ban.what}: ${ban.why}. Instead: ${ban.cure}.`;
  const found = source.nodes.filter((node) => ban.finds(node));
  return found.map((node) => `${source.path}:${source.lineOf(node.start)} ${advice}`);
}
