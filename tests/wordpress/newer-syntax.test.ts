import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { once } from "#runtime/once.ts";
import { elementorClasses } from "../../src/build/editors/elementor-classes.mjs";
import { placedWidgets } from "./placed-widgets.ts";
import { hasPhp, runPhp } from "./run-php.ts";

/** What PHP 7.4, which the plugin promises to run on, does not know of each piece of code. */
function newerSyntax(sources: readonly string[]): readonly (readonly string[])[] {
  const input = sources.map((source) => `${JSON.stringify(source)}\n`).join("");
  const lines = runPhp(["tests/wordpress/newer-syntax.php"], { input }).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as readonly string[]);
}

/** Code, and what of it is newer. */
const NEWER = [
  ["$a = match( 1 ) { default => 2 };", "T_MATCH"],
  ["enum A {}", "T_ENUM"],
  ["$a?->b();", "T_NULLSAFE_OBJECT_OPERATOR"],
  ["#[A]\nfunction a() {}", "T_ATTRIBUTE"],
  ["class A { public readonly int $a; }", "T_READONLY"],
  ["class A { function __construct( private int $a ) {} }", "promoted property"],
  ["class A { final const B = 1; }", "final or typed constant"],
  ["class A { const string B = ''; }", "final or typed constant"],
  ["function a( int|string $b ) {}", "union of types"],
  ["function a( $b ): int|string {}", "union of types"],
  ["function a( mixed $b ) {}", "type mixed"],
  ["function a(): static {}", "type static"],
  ["function a( $b, ) {}", "comma after the last parameter"],
  ["function a( $b = new C() ) {}", "new in a default"],
  ["a( b: 1 );", "named argument"],
  ["$a = $b ?? throw new C();", "throw in an expression"],
  ["try { a(); } catch ( B ) {}", "catch without a variable"],
  ["$a = $b::class;", "class of an object"],
  ["$a = b( ... );", "callable of (...)"],
  ["$a = 0o17;", "octal number"],
  ["array_is_list( $a );", "array_is_list"],
] as const;

const SOURCES = "src/outputs/wordpress/";

const ownFiles = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".php"),
);

describe.runIf(hasPhp)("PHP 7.4", () => {
  it("knows the syntax of every file of the plugin, and of what the build writes", () => {
    const files = new Map(ownFiles.map((file) => [file, readFileSync(SOURCES + file, "utf8")]));
    files.set("generated/elementor.php", elementorClasses(placedWidgets));
    const found = newerSyntax([...files.values()]);
    expect([...files.keys()].filter((_, index) => found[index]?.length !== 0)).toEqual([]);
    expect(files.size).toBeGreaterThan(30);
  });

  // One start of PHP for all of them.
  const newer = once(() => Promise.resolve(newerSyntax(NEWER.map(([code]) => `<?php ${code}`))));

  it.each(NEWER.map(([code, name], index) => [code, name, index] as const))(
    "does not know %s",
    async (_code, name, index) => {
      expect((await newer())[index]).toEqual([name]);
    },
  );

  it("knows its own", () => {
    const code = `<?php abstract class A { public int $a = 1; const B = 1; private static function c( ?int &$d, string ...$e ): ?self { return fn( $x = 1 | 2 ) => $x | B::class; } }
      try { a( $b ? c : d, ...$e ); } catch ( B | C $f ) { throw $f; } $g ??= str_contains( 'a', 'b' ) ? 1 : 2; use function A\\b;`;
    expect(newerSyntax([code])).toEqual([[]]);
  });
});
