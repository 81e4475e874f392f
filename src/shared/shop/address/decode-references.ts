/** The names of the characters from U+00A0 to U+00FF, in their order. */
const LATIN_1 = (
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute " +
  "micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring " +
  "AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml " +
  "times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil " +
  "egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash " +
  "ugrave uacute ucirc uuml yacute thorn yuml"
).split(" ");

const NAMED = new Map([
  ...LATIN_1.map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...([
    ["amp", "&"],
    ["lt", "<"],
    ["gt", ">"],
    ["quot", '"'],
    ["apos", "'"],
    ["hellip", "…"],
  ] as const),
]);

const MOST_CODE = 0x10ffff;

const REFERENCE = /&(?:#(\d{1,7}|x[\da-f]{1,6})|(\w{2,8}));/gi;

/** Reads the character references in a text that a server has written for HTML; those that it does not know stay as they are. */
export const decodeReferences = (text: string): string =>
  text.replace(
    REFERENCE,
    (reference, code: string | undefined, name: string | undefined) =>
      (code ? characterOf(code) : NAMED.get(name ?? "")) ?? reference,
  );

function characterOf(code: string): string | undefined {
  const point = Number(code.replace(/^x/i, "0x"));
  return point <= MOST_CODE ? String.fromCodePoint(point) : undefined;
}
