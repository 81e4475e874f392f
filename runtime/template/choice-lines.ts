/** What one line of a text offers to choose: `Label`, `value = Label`, and ` [chosen]` and ` [if: condition]` behind. */
export interface ChoiceLine {
  readonly value: string;
  readonly label: string;
  readonly condition: string;
  /** Empty unless it is chosen at first. */
  readonly chosen: string;
}

const trimmed = (text: string) => text.replaceAll(/^[ \t\r]+|[ \t\r]+$/g, "");

/** The two sides of the first place of a separator; without one, the second is undefined. */
function cut(text: string, separator: string): [before: string, after?: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function readLine(line: string): ChoiceLine {
  const whole = line.replace(" [chosen]", "");
  const [words, condition = ""] = cut(whole, " [if: ");
  const [value, label = value] = cut(trimmed(words), " = ");
  return {
    value: trimmed(value),
    label: trimmed(label),
    condition: cut(condition, "]")[0],
    chosen: whole === line ? "" : "1",
  };
}

/** The choices that the lines of a text offer; empty lines offer none. */
export const choiceLines = (text: string): readonly ChoiceLine[] =>
  text
    .split("\n")
    .map(trimmed)
    .filter((line) => line !== "")
    .map(readLine);
