import { expect, it } from "vitest";
import { shareNames } from "./share-names.mjs";

/** @param {import("./share-names.mjs").BuiltFile[]} files */
const textsOf = (files) => Object.fromEntries(shareNames(files).map(({ name, text }) => [name, text]));

it("files take what they share by the name that it has where it is declared", () => {
  const core = { name: "core.js", text: "let e=1,t=2;export{e as B,t as A};" };
  const menu = {
    name: "menu.js",
    text: 'import{A as t,B as n}from"./core.js";export{t as A};console.log(n);',
  };
  const list = { name: "list.js", text: 'import{A as e}from"./menu.js";import"./core.js";e();' };
  expect(textsOf([core, menu, list])).toEqual({
    "core.js": "let e=1,t=2;export{e,t};",
    "menu.js": 'import{e as n,t}from"./core.js";export{t};console.log(n);',
    "list.js": 'import{t as e}from"./menu.js";import"./core.js";e();',
  });
});

it("what the entry or an import() asks for keeps its name, and no other export takes it", () => {
  const text = 'let e=1,a=2;export{e as start,e as B,a as "sticky-header",a as default,a as C};';
  const core = { name: "core.js", text, asked: new Set(["start", "sticky-header", "default", "a"]) };
  const menu = { name: "menu.js", text: 'import{B as e,C as t}from"./core.js";e(t);' };
  expect(textsOf([core, menu])).toEqual({
    "core.js": 'let e=1,a=2;export{e as start,e,a as "sticky-header",a as default,a as C};',
    "menu.js": 'import{C as t,e}from"./core.js";e(t);',
  });
});

it("a file that hands on what another declares asks for it by the same name", () => {
  const shared = { name: "2.js", text: "let e=1,r=2;export{e as t,r};" };
  const session = {
    name: "session.js",
    text: 'export{t as askSession}from"./2.js";',
    asked: new Set(["askSession"]),
  };
  expect(textsOf([shared, session])).toEqual({
    "2.js": "let e=1,r=2;export{e,r};",
    "session.js": 'export{e as askSession}from"./2.js";',
  });
});

it("text that looks like a list of imports, imports of all names and other files stay", () => {
  const text =
    'import*as e from"./core.js";import{useState as t}from"../react-1.js";const n=`import{A as e}from"./core.js";`;e(t,n);';
  const core = { name: "core.js", text: "let e=1;export{e as A};" };
  expect(textsOf([core, { name: "menu.js", text }])["menu.js"]).toBe(text);
});
