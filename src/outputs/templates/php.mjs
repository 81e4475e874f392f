/**
 * @import { Condition, Template, Test, ValueNode } from "#runtime/template/template.ts"
 * @import { Flat } from "./flatten.mjs"
 */

import { flatten } from "./flatten.mjs";
import { phpLiteral } from "./php-literal.mjs";

/** What the lines of a text offer to choose, as `choice-lines.ts` reads them. */
const CHOICE_LINES = `	$lines = static function ( $text ): array {
		$rows = array();
		foreach ( is_string( $text ) ? explode( "\\n", $text ) : array() as $line ) {
			$line = trim( $line, " \\t\\r" );
			if ( '' === $line ) {
				continue;
			}
			$marked = explode( ' [chosen]', $line, 2 );
			$parts  = explode( ' [if: ', implode( '', $marked ), 2 );
			$pair   = explode( ' = ', trim( $parts[0], " \\t\\r" ), 2 );
			$rows[] = array(
				'value'     => trim( $pair[0], " \\t\\r" ),
				'label'     => trim( $pair[1] ?? $pair[0], " \\t\\r" ),
				'condition' => explode( ']', $parts[1] ?? '', 2 )[0],
				'chosen'    => isset( $marked[1] ) ? '1' : '',
			);
		}
		return $rows;
	};
`;

/**
 * A PHP file that returns the function which prints a widget's inside.
 * @param {Template} template
 */
export const phpTemplate = (template) =>
  `<?php
// Made from the widget's markup.liquid.
return static function ( array $settings, \\Islet\\Printer $print ): string {
	$html = '';
${JSON.stringify(template).includes('"lines":true') ? CHOICE_LINES : ""}${statements(flatten(template), { indent: "\t", rows: [] })}
	return $html;
};
`;

/** @typedef {{ indent: string, rows: readonly string[] }} Place the names of the rows around, the innermost last */

/** @param {readonly Flat[]} pieces @param {Place} place @returns {string} */
const statements = (pieces, place) => pieces.map((piece) => statement(piece, place)).join("\n");

/** @param {Flat} piece @param {Place} place @returns {string} */
function statement(piece, place) {
  const { indent, rows } = place;
  const inside = { ...place, indent: `${indent}\t` };
  const appended = (/** @type {string} */ code) => `${indent}$html .= ${code};`;
  if (typeof piece === "string") return appended(phpLiteral(piece));
  if ("value" in piece) return appended(valueCode(piece, rows));
  if ("inner" in piece)
    return appended(`$print->inner( ${piece.inner ? `$${piece.inner}, $${piece.inner}_at` : "$settings"} )`);
  if ("assign" in piece) {
    const { assign, path, or } = piece;
    const [found, other] = [variable(path, rows), variable(or, rows)];
    return `${indent}$${assign} = $print->is_filled( ${found} ) ? ${found.replace(" ?? null", "")} : ( ${other} );`;
  }
  if ("each" in piece) {
    const { each, as, body, lines } = piece;
    return [
      `${indent}$${as}_rows = ${lines ? "$lines" : "$print->rows"}( ${variable(each, rows)} );`,
      `${indent}foreach ( $${as}_rows as $${as}_at => $${as} ) {`,
      statements(body, { ...inside, rows: [...rows, as] }),
      `${indent}}`,
    ].join("\n");
  }
  const { cases, otherwise = [] } = piece;
  const branches = cases.map(
    ({ when, body }) => `if ( ${conditionCode(when, rows)} ) {\n${statements(body, inside)}\n${indent}}`,
  );
  const last = otherwise.length > 0 ? ` else {\n${statements(otherwise, inside)}\n${indent}}` : "";
  return indent + branches.join(" else") + last;
}

/** @param {ValueNode} node @param {readonly string[]} rows */
function valueCode({ value, place }, rows) {
  if ("text" in value) {
    const [key, english] = value.text;
    return `$print->text( $print->word( ${phpLiteral(key)}, ${phpLiteral(english)} ) )`;
  }
  const found = variable(value.path, rows);
  const text = value.filter ? `$print->date( ${found}, ${phpLiteral(value.filter)} )` : found;
  return `$print->${place === "attribute" ? "text" : place}( ${text} )`;
}

/** @param {readonly string[]} path @param {readonly string[]} rows */
function variable([first = "", ...rest], rows) {
  const row = rows.at(-1);
  if (first === "id") return "$print->id";
  if (first === "assigned") return `$${rest.join("")}`;
  if (first === "page") return `$print->page( ${phpLiteral(rest[0])} )`;
  if (rows.includes(first) && rest[0] === "id") return `$print->row_id( $${first}, $${first}_at )`;
  if (rows.includes(first) && rest[0] === "number") return `$${first}_at + 1`;
  if (first === "forloop") return loopVariable(rest[0], `$${row}`);
  const start = rows.includes(first) ? `$${first}` : `$settings[${phpLiteral(first)}]`;
  return `${start}${rest.map((name) => `[${phpLiteral(name)}]`).join("")} ?? null`;
}

/** @param {string | undefined} name @param {string} row */
function loopVariable(name, row) {
  if (name === "index") return `${row}_at + 1`;
  return name === "first" ? `0 === ${row}_at` : `count( ${row}_rows ) - 1 === ${row}_at`;
}

/** @param {Condition} condition @param {readonly string[]} rows */
const conditionCode = ({ tests, any }, rows) =>
  tests.map((test) => testCode(test, rows)).join(any ? " || " : " && ");

/** @param {Test} test @param {readonly string[]} rows */
function testCode({ path, type, is, not }, rows) {
  const found = variable(path, rows);
  const filled = type === "address" ? "is_address" : "is_filled";
  const code = is === undefined ? `${filled}( ${found} )` : `equals( ${found}, ${phpLiteral(is)} )`;
  return `${not ? "! " : ""}$print->${code}`;
}
