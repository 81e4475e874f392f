import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Settings } from "./settings.ts";

/** The languages that have colours, and what editors call them. */
const languageWords: Readonly<Record<string, string>> = {
  "": "By its class name, else none",
  none: "None",
  bash: "Bash",
  c: "C",
  cpp: "C++",
  csharp: "C#",
  css: "CSS",
  go: "Go",
  markup: "HTML and XML",
  http: "HTTP",
  java: "Java",
  javascript: "JavaScript",
  json: "JSON",
  jsx: "JSX",
  less: "Less",
  php: "PHP",
  python: "Python",
  ruby: "Ruby",
  scss: "SCSS",
  sql: "SQL",
  tsx: "TSX",
  typescript: "TypeScript",
  yaml: "YAML",
};

export const editor: EditorWords<Content & Settings> = {
  title: "Code highlight",
  about: "Colours code, numbers and marks its lines, and lets visitors copy it.",
  icon: "editor-code",
  keywords: ["code", "syntax", "highlight", "prism", "copy"],
  category: "effects",
  place: "element",
  extends: ["code"],
  content: "printed",
  initial: {
    code: '// Write your code in the panel.\nconst greeting = "Hello";',
    language: "javascript",
    copy: true,
  },
  groups: { main: "Code", lines: "Lines" },
  settings: {
    code: { title: "Code", about: "It is shown as it is, never run.", group: "main", readBy: "code" },
    language: {
      title: "Language",
      about: "The language by which the code is coloured, such as javascript.",
      group: "main",
      readBy: "code",
      suggestions: languageWords,
    },
    caption: { title: "Caption", about: "What the code is or does.", group: "main", readBy: "visitors" },
    copy: { title: "Copy button", about: "Show a button that copies the code.", group: "main" },
    lineNumbers: { title: "Line numbers", about: "Show the number of each line.", group: "lines" },
    highlightLines: {
      title: "Marked lines",
      about: "Lines to mark, such as 2, 4-6.",
      group: "lines",
      readBy: "code",
    },
  },
};
