/** Reads the source of a regular expression from left to right. */
export interface Reader {
  /** The next character, or undefined at the end. */
  peek(): string | undefined;
  /** Reads what the sticky expression matches here, or returns undefined and stays. */
  read(expression: RegExp): string | undefined;
}

/** Starts at the first character. */
export function createReader(source: string): Reader {
  let position = 0;
  return {
    peek: () => source[position],
    read(expression) {
      expression.lastIndex = position;
      const text = expression.exec(source)?.[0];
      position += text?.length ?? 0;
      return text;
    },
  };
}

/** The error for a source outside the supported language. */
export const unsupported = () => new SyntaxError("unsupported regular expression");
