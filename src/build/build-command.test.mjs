// @vitest-environment node
import { describe, expect, it } from "vitest";
import { optionsOf } from "./build-command.mjs";

const known = ["countdown", "sticky-header", "popup"];

describe("npm run build", () => {
  it.each([
    [[], undefined],
    [
      ["--only", "popup,countdown"],
      ["countdown", "popup"],
    ],
    [["--only=popup"], ["popup"]],
    [["--only", " popup , popup "], ["popup"]],
  ])("%j builds %j: each widget once, in the catalogue's order", (args, only) => {
    expect(optionsOf(args, known).only).toEqual(only);
  });

  it.each([
    [["--only", "popup,pop-up"], 'There is no widget "pop-up"; there are countdown, sticky-header, popup.'],
    [["--only"], "--only needs names of widgets"],
    [["--only", "popup", "--readme"], "The tables of --readme need all widgets"],
    [["--onyl", "popup"], 'There is no option "--onyl"'],
  ])("%j is refused in one sentence", (args, sentence) => {
    expect(() => optionsOf(args, known)).toThrow(sentence);
  });
});
